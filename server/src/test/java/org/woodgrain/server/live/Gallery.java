package org.woodgrain.server.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.server.page.Pages;

/** Writes sample pages into a folder, to be looked at. */
final class Gallery {
    private Gallery() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        Pages pages = new Pages();
        Notice no = new Notice("There is no way north.", "UX-02");
        Files.writeString(
                folder.resolve("table.html"), pages.fill("table", SampleTable.page(new Seat.Company(), Notice.NONE)));
        Files.writeString(
                folder.resolve("referee.html"), pages.fill("table", SampleTable.page(new Seat.Referee(), no)));
        List.of("table.html", "referee.html").forEach(System.out::println);
    }
}
