package org.woodgrain.rules.characters;

/** Six scores, each 3 to 18 when thrown. */
public record Abilities(int strength, int intelligence, int wisdom, int dexterity, int constitution, int charisma) {

    /** The score of one ability. */
    public int of(Ability ability) {
        return switch (ability) {
            case STRENGTH -> strength;
            case INTELLIGENCE -> intelligence;
            case WISDOM -> wisdom;
            case DEXTERITY -> dexterity;
            case CONSTITUTION -> constitution;
            case CHARISMA -> charisma;
        };
    }

    /** The same scores with one changed. */
    public Abilities with(Ability ability, int score) {
        return new Abilities(
                ability == Ability.STRENGTH ? score : strength,
                ability == Ability.INTELLIGENCE ? score : intelligence,
                ability == Ability.WISDOM ? score : wisdom,
                ability == Ability.DEXTERITY ? score : dexterity,
                ability == Ability.CONSTITUTION ? score : constitution,
                ability == Ability.CHARISMA ? score : charisma);
    }
}
