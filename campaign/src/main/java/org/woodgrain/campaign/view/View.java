package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;

/**
 * All that one seat may know of the present. Nothing else leaves the server.
 *
 * @param campaign its id
 * @param name as shown
 * @param profile {@code original} or {@code classic}
 * @param strip the turn strip
 * @param map what the company has seen; empty in town
 * @param company members in marching order
 * @param others characters in town who are not in the company, and the fallen
 * @param beasts what beasts, vehicles and vessels the characters own
 * @param drafts characters in the making
 * @param meeting the encounter; empty if there is none
 * @param place where the company is, in words
 * @param offers what can be done now
 * @param hidden what only the referee sees; empty for other seats
 */
public record View(
        String campaign,
        String name,
        String profile,
        Strip strip,
        Optional<MapView> map,
        List<Member> company,
        List<Member> others,
        List<Beast> beasts,
        List<Making> drafts,
        Optional<Meeting> meeting,
        String place,
        List<Offer> offers,
        Optional<Hidden> hidden) {

    public View {
        company = List.copyOf(company);
        others = List.copyOf(others);
        beasts = List.copyOf(beasts);
        drafts = List.copyOf(drafts);
        offers = List.copyOf(offers);
    }

    /**
     * The turn strip.
     *
     * @param day of the campaign
     * @param time of day, "08:20"
     * @param turn of this expedition, from 1; 0 in town
     * @param quarters used of the turn, 0 to 3
     * @param lights what burns and how long
     * @param restDue turns until rest is due, or text such as "now"
     * @param nextCheck when the next check for wanderers falls: "end of this turn"
     * @param pace feet in a turn
     */
    public record Strip(
            int day,
            String time,
            int turn,
            int quarters,
            List<Lamp> lights,
            String restDue,
            String nextCheck,
            int pace) {
        public Strip {
            lights = List.copyOf(lights);
        }
    }

    /** A light and the whole turns it has left, of how many. */
    public record Lamp(String bearer, String kind, int left, int of) {}

    /**
     * A member of the company.
     *
     * @param id character id
     * @param name as shown
     * @param kind race, class and level in words: "elf magic-user 1"
     * @param hitPoints now
     * @param maxHitPoints unhurt
     * @param armorClass descending
     * @param load in pounds, one decimal
     * @param move inches
     * @param rank in the march, from 1; 0 if not in the company
     * @param conditions words such as "asleep", "weary"
     * @param dead whether dead or gone for good
     * @param hands what is in hand, in words
     * @param sheet figures of the character sheet, in order
     * @param items what is carried
     * @param spells names of spells ready
     * @param coins what is in the purse, in words; empty if nothing
     * @param strongbox what is left at the inn
     */
    public record Member(
            String id,
            String name,
            String kind,
            int hitPoints,
            int maxHitPoints,
            int armorClass,
            String load,
            int move,
            int rank,
            List<String> conditions,
            boolean dead,
            String hands,
            List<Figure> sheet,
            List<Thing> items,
            List<String> spells,
            String coins,
            Box strongbox) {
        public Member {
            conditions = List.copyOf(conditions);
            sheet = List.copyOf(sheet);
            items = List.copyOf(items);
            spells = List.copyOf(spells);
        }
    }

    /**
     * What a member has left at the inn.
     *
     * @param coins in words; empty if none
     * @param things all else
     */
    public record Box(String coins, List<Thing> things) {
        public Box {
            things = List.copyOf(things);
        }

        public boolean empty() {
            return coins.isEmpty() && things.isEmpty();
        }
    }

    /**
     * A beast, vehicle or vessel.
     *
     * @param id of the carrier
     * @param name as shown
     * @param owner name of the member whose it is
     * @param duty where it goes, in words
     * @param armorClass descending, for a horse; 0 for the rest
     * @param load in pounds, one decimal
     * @param most pounds with which it moves; {@code "0"} if it bears nothing
     * @param coins loaded, in words; empty if none
     * @param things loaded
     */
    public record Beast(
            String id,
            String name,
            String owner,
            String duty,
            int armorClass,
            String load,
            String most,
            String coins,
            List<Thing> things) {
        public Beast {
            things = List.copyOf(things);
        }
    }

    /**
     * A character in the making.
     *
     * @param id of the character to be
     * @param name as shown
     * @param next what is to be done next, in words
     * @param figures what is settled so far
     */
    public record Making(String id, String name, String next, List<Figure> figures) {
        public Making {
            figures = List.copyOf(figures);
        }
    }

    /** A figure of the sheet with where it comes from. */
    public record Figure(String label, String value, String rule, String why) {}

    /** A thing carried. */
    public record Thing(String id, String name, int quantity, String carried, String weight) {}

    /**
     * The meeting as the company sees it.
     *
     * @param heading "Three orcs at 40 feet"
     * @param phase what is being settled, in a word
     * @param distance feet
     * @param round of battle; 0 before
     * @param foes one line each
     */
    public record Meeting(String heading, String phase, int distance, int round, List<FoeLine> foes) {
        public Meeting {
            foes = List.copyOf(foes);
        }
    }

    /** A foe; {@code hitPoints} is empty unless this seat may know them. */
    public record FoeLine(String id, String name, String state, String hitPoints) {}

    /** What only the referee sees: headings and lines. */
    public record Hidden(List<Section> sections) {
        public Hidden {
            sections = List.copyOf(sections);
        }
    }

    /** One heading of the referee's column. */
    public record Section(String heading, List<String> lines) {
        public Section {
            lines = List.copyOf(lines);
        }
    }
}
