package org.woodgrain.server.lab;

import java.util.List;

/** What can be asked in the lab. */
public record LabPage() {

    /**
     * A kind of question.
     *
     * @param heading the question
     * @param path where it is asked
     * @param text what the answer is
     * @param examples some of them
     */
    public record Kind(String heading, String path, String text, List<Example> examples) {}

    /** A question and its address. */
    public record Example(String words, String address) {}

    /** All kinds, in the order in which they are shown. */
    public List<Kind> kinds() {
        return List.of(
                new Kind(
                        "What are the odds of these dice?",
                        "/lab/odds",
                        "Exact chances of any throw: sums, dice kept and dropped, explosions, successes.",
                        List.of(
                                odds("4d6dl1", "4d6dl1"),
                                odds("3d6 against 4d6dl1", "3d6; 4d6dl1"),
                                odds("six abilities, sorted", "6x(4d6dl1)"))),
                new Kind(
                        "What chance does the game give?",
                        "/lab/chance",
                        "Doors, surprise, saves, turning, treasure, a sword's will: by the functions that play calls.",
                        List.of(
                                new Example(
                                        "three force a door", "/lab/chance?ask=door&forcers=3&strength=16%2C12%2C9"),
                                new Example(
                                        "a cleric turns four zombies",
                                        "/lab/chance?ask=turn&cleric=cleric%2F3&undead=4+zombie"),
                                new Example(
                                        "a sword has its way with its bearer",
                                        "/lab/chance?ask=sword-will&mind=12&egoism=9&level=4"))),
                new Kind(
                        "Who wins, one against one?",
                        "/lab/duel",
                        "Worked out and not thrown: every way in which the dice can fall.",
                        List.of(
                                duel("a beginner against an orc", "fighter/1 chain shield sword", "orc"),
                                duel("a hero against an ogre", "fighter/4 plate shield sword", "ogre"))),
                new Kind(
                        "Who wins this fight?",
                        "/lab/fights",
                        "Fought very often, with spells and all that the game has: chances, losses, who dies and of"
                                + " what; and any one of the fights blow by blow.",
                        List.of(
                                fights("six beginners against two ogres", "6 fighter/1 plate shield sword", "2 ogre"),
                                fights("a superhero against twenty orcs", "superhero", "20 orcs"),
                                fights(
                                        "sleep and fire against a dozen gnolls",
                                        "3 fighter/4 plate shield sword, magic-user/5 spells(sleep, fire ball)",
                                        "12 gnoll"))),
                new Kind(
                        "What is a monster worth?",
                        "/lab/monsters",
                        "How many fighters of each level equal it, and all monsters ranked.",
                        List.of(
                                new Example("the troll", "/lab/monsters?monster=troll"),
                                new Example("the whole book", "/lab/monsters?levels=1-12"),
                                new Example(
                                        "the whole book, classic rules", "/lab/monsters?levels=1-12&profile=classic"))),
                new Kind(
                        "Who lives, and what kills?",
                        "/lab/expeditions",
                        "Whole campaigns led by an automatic player: survival, levels, treasure, deaths by cause; and"
                                + " two rulesets side by side.",
                        List.of(
                                new Example("thirty campaigns of six sessions", "/lab/expeditions?campaigns=30"),
                                new Example(
                                        "original and classic, side by side",
                                        "/lab/expeditions?campaigns=20&against=classic"))));
    }

    private static Example odds(String words, String dice) {
        return new Example(words, Query.of("/lab/odds").with("dice", dice).toString());
    }

    private static Example duel(String words, String a, String b) {
        return new Example(
                words, Query.of("/lab/duel").with("a", a).with("b", b).toString());
    }

    private static Example fights(String words, String a, String b) {
        return new Example(
                words, Query.of("/lab/fights").with("a", a).with("b", b).toString());
    }
}
