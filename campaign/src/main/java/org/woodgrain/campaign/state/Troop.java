package org.woodgrain.campaign.state;

import org.woodgrain.rules.realm.Kin;

/**
 * Soldiers of one kind in somebody's pay, or who serve him for their faith.
 *
 * @param id unique in the campaign
 * @param master whom they serve
 * @param kind id of the kind of soldier; for the faithful a name of their own
 * @param name as shown: "heavy foot"
 * @param kin of what people
 * @param number how many
 * @param loyalty the score, or in the classic profile the rating of their morale, which only the referee knows
 * @param faithful whether they came of themselves, ask no pay and never waver (CH-79)
 * @param holding the stronghold to which the faithful came; empty for men in pay
 * @param paid the day up to which they are paid
 * @param missed months that they were not paid
 */
public record Troop(
        String id,
        CharacterId master,
        String kind,
        String name,
        Kin kin,
        int number,
        int loyalty,
        boolean faithful,
        String holding,
        int paid,
        int missed) {

    /** Men in pay, as they were hired. */
    public static Troop hired(
            String id, CharacterId master, String kind, String name, Kin kin, int number, int loyalty, int paid) {
        return new Troop(id, master, kind, name, kin, number, loyalty, false, "", paid, 0);
    }

    /** Men who have come to a stronghold of themselves. */
    public static Troop faithful(String id, Holding to, String kind, String name, int number) {
        return new Troop(id, to.owner(), kind, name, Kin.MAN, number, 0, true, to.id(), 0, 0);
    }

    public Troop withPay(int until, int months, int score) {
        return new Troop(id, master, kind, name, kin, number, score, faithful, holding, until, months);
    }

    public Troop withNumber(int now) {
        return new Troop(id, master, kind, name, kin, now, loyalty, faithful, holding, paid, missed);
    }

    /** "30 heavy foot", "10 heavy foot (dwarves)". */
    public String label() {
        return number + " " + name + (kin == Kin.MAN ? "" : " (" + kin.label() + ")");
    }
}
