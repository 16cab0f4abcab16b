package org.woodgrain.campaign.refusal;

import java.util.Locale;
import org.woodgrain.rules.equipment.ClassLimits;

/** Reasons met in a fight. */
public sealed interface BattleRefusal extends Refusal {
    record NoBreath(String name, boolean spent) implements BattleRefusal {
        @Override
        public String rule() {
            return "CH-53";
        }

        @Override
        public String message() {
            return spent ? name + " has no breath left for today." : name + " has no breath to use.";
        }
    }

    record TwoOrders(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-21";
        }

        @Override
        public String message() {
            return name + " can do one thing in a round; give one order.";
        }
    }

    record SeesNothing(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "CC-04";
        }

        @Override
        public String message() {
            return name
                    + " sees nothing in the dark and cannot attack. Somebody must light a torch or a lantern first.";
        }
    }

    record InMagicDarkness(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "SP-83";
        }

        @Override
        public String message() {
            return name
                    + " sees nothing for the magic darkness; no torch helps, and only a foe within touch can be struck"
                    + " at.";
        }
    }

    record InCloud(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "SP-57";
        }

        @Override
        public String message() {
            return name + " sees nobody to shoot at for the cloud.";
        }
    }

    record AmongInsects(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "SP-111";
        }

        @Override
        public String message() {
            return "The insects let " + name
                    + " see no farther than ten feet; nothing can be shot or thrown among them.";
        }
    }

    record NoSuchFoe() implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-21";
        }

        @Override
        public String message() {
            return "That foe is not there to be fought; choose one who stands, lies helpless or is held.";
        }
    }

    record NoSubduing() implements BattleRefusal {
        @Override
        public String rule() {
            return "CC-14";
        }

        @Override
        public String message() {
            return "In this campaign blows are struck in earnest; only the house rule subdual lets foes be beaten into yielding.";
        }
    }

    record CannotSubdue(String message) implements BattleRefusal {
        @Override
        public String rule() {
            return "CC-15";
        }
    }

    record UnderWater() implements BattleRefusal {
        @Override
        public String rule() {
            return "CC-25";
        }

        @Override
        public String message() {
            return "Under water nothing flies. Strike hand to hand.";
        }
    }

    record NothingToShoot(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "EQ-15";
        }

        @Override
        public String message() {
            return name + " has no bow, crossbow or sling in hand with something to shoot from it; draw one first.";
        }
    }

    record Reloading(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-15";
        }

        @Override
        public String message() {
            return name + " must load this round, and can shoot again in the next.";
        }
    }

    record TooClose(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-15";
        }

        @Override
        public String message() {
            return name + " stands hand to hand with the foe and cannot shoot; strike, or stand farther back.";
        }
    }

    record OutOfRange(String weapon, int feet, int most) implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-15";
        }

        @Override
        public String message() {
            return "The " + weapon.toLowerCase(Locale.ROOT) + " does not reach " + feet + " feet; " + most
                    + " is the most.";
        }
    }

    record NothingToThrow(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "CB-15";
        }

        @Override
        public String message() {
            return name + " has no such thing in hand or at hand to throw.";
        }
    }

    record NothingToDraw(String name) implements BattleRefusal {
        @Override
        public String rule() {
            return "EQ-14";
        }

        @Override
        public String message() {
            return name + " has no such thing to take in hand.";
        }
    }

    record NotForHim(String name, String item, String byRule) implements BattleRefusal {
        @Override
        public String rule() {
            return byRule;
        }

        @Override
        public String message() {
            return name + " may not use the " + item + ClassLimits.instead(byRule) + ".";
        }
    }
}
