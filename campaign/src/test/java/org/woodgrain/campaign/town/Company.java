package org.woodgrain.campaign.town;

import java.util.List;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;

/** Companies for tests: average scores, four hit points thrown, ninety gold pieces. */
public final class Company {
    public static final CharacterId OSRIC = new CharacterId("c1");
    public static final CharacterId YSOLT = new CharacterId("c2");
    private static final int[] AVERAGE = {3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};

    private Company() {}

    /** Osric the fighting-man and Ysolt the magic-user, in that order. */
    public static Evening two(Profile profile) {
        return two(Ruleset.of(profile));
    }

    /** The same with house rules. */
    public static Evening two(Ruleset rules) {
        Evening evening = Evening.of(rules);
        join(evening, "Osric", CharacterClass.FIGHTING_MAN);
        join(evening, "Ysolt", CharacterClass.MAGIC_USER);
        return evening;
    }

    /** Adds one more human to a company. */
    public static CharacterId join(Evening evening, String name, CharacterClass in) {
        evening.does(new TownCommand.RollAbilities(name), AVERAGE);
        CharacterId id = evening.state().drafts().getLast().id();
        evening.does(new TownCommand.ChooseRace(id, Race.HUMAN))
                .does(new TownCommand.ChooseClass(id, in))
                .does(new TownCommand.ChooseAlignment(id, Alignment.LAW))
                .does(new TownCommand.FinishCharacter(id, List.of()), 4, 3, 3, 3);
        return id;
    }
}
