package org.woodgrain.cli.play;

import java.util.Arrays;
import java.util.Optional;

/** Words of the terminal itself, which take no time in the game. */
enum OwnWord {
    LOOK("look", "where the company is, and whom it faces; takes no time", "where", "l"),
    MAP("map", "the map of what has been seen"),
    COMPANY("company", "the company in marching order", "party", "c"),
    SHEET("sheet", "sheet NAME: a character's sheet, burden and spells"),
    LOG("log", "log [N]: the last lines of the log"),
    SAY(
            "say",
            "say [as NAME] [to referee:] TEXT: talk at the table, logged; /roll 2d6+1 or [[2d6+1]] in it throws dice",
            "/roll"),
    ROLL("roll", "roll DICE: throws dice beside the game, such as roll 2d6+1; nothing is logged"),
    ODDS("odds", "odds DICE: how likely each outcome is"),
    FUTURES(
            "futures",
            "if this fight goes on: who wins how often; futures played: fewer, with spells and all rules; for the referee alone"),
    HELP("help", "help [ACTION]: what can be done now", "?", "actions"),
    QUIT("quit", "leaves the table; the campaign is kept", "exit", "q", "bye");

    private final String word;
    private final String meaning;
    private final String others;

    OwnWord(String word, String meaning, String... others) {
        this.word = word;
        this.meaning = meaning;
        this.others = String.join(" ", others);
    }

    String word() {
        return word;
    }

    String meaning() {
        return meaning;
    }

    static Optional<OwnWord> of(String typed) {
        return Arrays.stream(values())
                .filter(own -> own.word.equals(typed) || (" " + own.others + " ").contains(" " + typed + " "))
                .findFirst();
    }
}
