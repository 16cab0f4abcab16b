package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.realm.Kin;

/** Strongholds and soldiers. */
public sealed interface RealmCommand extends Command {
    /** Looks for a week for up to so many soldiers of a kind, and pays those who come for their first month. */
    record Recruit(CharacterId employer, String soldier, Kin kin, int number) implements RealmCommand {}

    /** Lets soldiers go. */
    record Disband(String troop) implements RealmCommand {}

    /** Has gold brought from the treasury of a stronghold into its owner's strongbox. */
    record Fetch(String holding, int gold) implements RealmCommand {}

    /** Sends gold of the owner's to the treasury of a stronghold. */
    record Send(String holding, int gold) implements RealmCommand {}

    /** Puts gold of the treasury to work in the land. */
    record Invest(String holding, String venture, int gold) implements RealmCommand {}
}
