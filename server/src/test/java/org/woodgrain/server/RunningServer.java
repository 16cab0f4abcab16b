package org.woodgrain.server;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.ConfigurableApplicationContext;
import org.woodgrain.book.StandardBook;
import org.woodgrain.journal.sqlite.SqliteJournal;
import org.woodgrain.journal.table.Tables;

/** A server on a free port of this machine, and a client that follows no redirects. */
public final class RunningServer implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final Tables tables;
    private final ConfigurableApplicationContext context;

    private RunningServer(Tables tables, ConfigurableApplicationContext context) {
        this.tables = tables;
        this.context = context;
    }

    public static RunningServer start(Path folder) {
        Tables tables = new Tables(
                SqliteJournal.open(folder.resolve("woodgrain.db")), StandardBook.load(), InstantSource.system());
        return new RunningServer(tables, WoodgrainServer.run(tables, "127.0.0.1", 0));
    }

    public Tables tables() {
        return tables;
    }

    public int port() {
        return WoodgrainServer.port(context);
    }

    public String address() {
        return "http://127.0.0.1:" + port();
    }

    public HttpClient client() {
        return client;
    }

    public HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    /** Posts a form given as name, value, name, value. */
    public HttpResponse<String> post(String path, String... form) {
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", address())
                .POST(HttpRequest.BodyPublishers.ofString(encode(form))));
    }

    /** The same, as the page's script does it. */
    public HttpResponse<String> postLive(String path, String... form) {
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", address())
                .header("HX-Request", "true")
                .POST(HttpRequest.BodyPublishers.ofString(encode(form))));
    }

    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address() + path));
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String encode(String... form) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < form.length; i += 2) {
            parts.add(URLEncoder.encode(form[i], StandardCharsets.UTF_8) + "="
                    + URLEncoder.encode(form[i + 1], StandardCharsets.UTF_8));
        }
        return String.join("&", parts);
    }

    @Override
    public void close() {
        context.close();
        client.close();
    }
}
