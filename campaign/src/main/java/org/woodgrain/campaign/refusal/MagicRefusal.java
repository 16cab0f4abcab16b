package org.woodgrain.campaign.refusal;

/** Reasons why magic does not work. */
public sealed interface MagicRefusal extends Refusal {
    record NotMemorised(String name, String spell) implements MagicRefusal {
        @Override
        public String rule() {
            return "MA-05";
        }

        @Override
        public String message() {
            return name + " does not have " + spell + " ready to cast.";
        }
    }
}
