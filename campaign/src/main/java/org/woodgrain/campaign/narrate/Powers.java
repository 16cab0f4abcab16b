package org.woodgrain.campaign.narrate;

/** What a monster is seen to do when it brings a power to bear. */
final class Powers {
    private Powers() {}

    /** What it does, to be followed by its targets. */
    static String does(String power) {
        return switch (power) {
            case "breath fire" -> "breathes fire on";
            case "breath cold" -> "breathes freezing cold on";
            case "breath acid" -> "spits a stream of acid at";
            case "breath gas" -> "breathes out a cloud of foul gas over";
            case "breath lightning" -> "breathes lightning at";
            case "breath steam" -> "breathes scalding steam on";
            case "breath petrify" -> "breathes out a grey cloud over";
            case "gaze" -> "turns its eyes on";
            case "gaze self" -> "meets its own eyes in a mirror";
            case "ray" -> "sends out a ray at";
            case "charge" -> "charges";
            case "trample" -> "tramples down";
            case "terror" -> "is terrible to see";
            case "roar" -> "roars terribly";
            case "whirling" -> "begins to spin, faster and faster";
            case "whirlwind" -> "becomes a whirlwind";
            case "flames" -> "bursts into flames beside";
            case "grip" -> "draws into its flames";
            case "swallow" -> "swallows";
            case "spores" -> "bursts in a cloud of spores over";
            case "tongue" -> "pulls to its mouth";
            case "swarm" -> "swarms about";
            case "mist" -> "turns into mist, and only magic could touch it now";
            case "weaving" -> "weaves its fingers with the others at";
            case "curse ears" -> "bestows a fine pair of donkey's ears on";
            case "curse hiccups" -> "gives the hiccups to";
            case "curse rhymes" -> "will have nothing but rhymes out of the mouth of";
            case "curse giggles" -> "gives the giggles to";
            case "curse green" -> "lends the colour of grass to";
            case "curse feet" -> "makes the feet dance of";
            case "seep" -> "comes in through the cracks of the door, whoever holds it";
            case "bat" -> "shrinks into the shape of a great bat";
            case "dive" -> "drops out of the air like a stone";
            case "leech" -> "drinks the life of";
            case "gaseous" -> "turns into mist and drifts away";
            case "summon" -> "calls for help";
            case "heads" -> "loses a head";
            case "limbs" -> "loses an arm";
            case "knits" -> "will not stay dead: its flesh creeps together again, and only fire would end it";
            case "stands" -> "stands up again";
            case "mirror" -> "must look away from the mirror";
            case "bane" -> "shrinks back";
            case "changes" -> "throws back the head, and begins to change";
            case "jet" -> "draws itself together and shoots through the water at the company";
            case "ink" -> "lets out a cloud of ink through which nobody sees";
            case "lands" -> "comes down to rest its wings";
            case "soars" -> "beats its wings and rises out of reach";
            case "swoops" -> "swoops down";
            case "unstaked" ->
                "lies in its coffin as if alive, and no blade leaves a mark on it: it takes a stake through the heart";
            case "herb" -> "shrinks from the herb in the hand of";
            case "braves herb" -> "pays no heed to the herb in the hand of";
            case "sun" -> "is struck by the light of the sun";
            case "shape" -> "changes its shape";
            case "invisible" -> "is not to be seen any more";
            case "disarm" -> "strikes at the weapon of";
            case "drain-strength" -> "draws the strength out of";
            case "turned-beast" -> "takes the shape of a beast";
            default -> "brings its powers to bear on";
        };
    }
}
