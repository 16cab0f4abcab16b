package org.woodgrain.server;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.woodgrain.book.AmendedBooks;
import org.woodgrain.book.BookException;
import org.woodgrain.book.Packs;
import org.woodgrain.book.catalogue.Catalogue;
import org.woodgrain.journal.JournalException;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.table.Tables;
import org.woodgrain.rules.rulebook.Rulebook;

/** Starts the server: opens the store, binds a port of this machine, and says where to look. */
@SuppressWarnings("SystemOut")
public final class WoodgrainServer {
    private WoodgrainServer() {}

    /** Options: {@code --port N}, {@code --data FOLDER}, {@code --host NAME}. */
    public static void main(String[] arguments) {
        if (start(arguments) != 0) {
            System.exit(2);
        }
    }

    /**
     * Starts the server and returns while it runs.
     *
     * @return 0, or 2 when it cannot start; the reason was printed then
     */
    public static int start(String... arguments) {
        try {
            Settings settings = Settings.read(arguments, System.getenv(), Path.of(System.getProperty("user.home")));
            int port = settings.freePort();
            AmendedBooks books = new AmendedBooks(Packs.in(settings.store().resolveSibling("packs")));
            Tables tables = new Tables(SqliteJournal.open(settings.store()), books, InstantSource.system());
            ConfigurableApplicationContext running = run(tables, settings.host(), port);
            System.out.println("Woodgrain is ready at " + settings.address(port(running)));
            return 0;
        } catch (SettingsException | JournalException | BookException reason) {
            System.err.println("woodgrain: " + reason.getMessage());
            return 2;
        }
    }

    /** Runs the server over open tables, which it closes in the end; port 0 takes any free one. */
    static ConfigurableApplicationContext run(Tables tables, String host, int port) {
        ApplicationContextInitializer<GenericApplicationContext> given = context -> {
            context.registerBean(Tables.class, () -> tables);
            context.registerBean(Catalogue.class, () -> Catalogue.load());
            context.registerBean(Rulebook.class, tables::book);
        };
        return new SpringApplicationBuilder(Application.class)
                .web(WebApplicationType.SERVLET)
                .bannerMode(Banner.Mode.OFF)
                .logStartupInfo(false)
                .initializers(given)
                .properties(Map.of("server.address", host, "server.port", port))
                .run();
    }

    static int port(ConfigurableApplicationContext running) {
        return Objects.requireNonNull(((WebServerApplicationContext) running).getWebServer())
                .getPort();
    }
}
