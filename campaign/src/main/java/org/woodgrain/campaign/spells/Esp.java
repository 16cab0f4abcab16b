package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** The thoughts of the nearest thinking creatures in a direction: how many minds, their mood and their purpose. */
@Rule({"SP-16", "CH-112"})
public final class Esp extends Probing {
    private static final String KIND = "SP-16";
    private static final String READ = "read";
    private static final int FEW = 6;

    /** Whether a member has read the minds that live in a room, so that they cannot surprise the company. */
    @Rule({"SP-16", "EN-02"})
    public static boolean read(CampaignState state, String room) {
        return state.effects().stream()
                .filter(effect -> effect.kind().equals(KIND))
                .anyMatch(effect -> List.of(effect.word(READ).split(" ", -1)).contains(room));
    }

    @Override
    String label() {
        return "reads thoughts";
    }

    @Override
    void probe(Unfolding u, Scene scene, Effect effect, Bearing way, Ways ways, List<Cell> ray) {
        Set<String> places = new LinkedHashSet<>();
        for (Cell cell : ray) {
            places.add(ways.level().roomAt(cell).map(room -> room.id()).orElse(LevelState.square(cell)));
        }
        CharacterId caster = new CharacterId(effect.maker());
        hirelings(u, caster);
        for (String place : places) {
            List<Foe> minds = ways.now().room(place).dwellers().stream()
                    .filter(foe -> !foe.gone())
                    .filter(foe -> thinks(scene, foe))
                    .toList();
            if (!minds.isEmpty()) {
                Monster kind =
                        scene.world().book().monsters().monster(minds.getFirst().monster());
                u.emit(new ArcaneEvent.MindsRead(
                        caster,
                        effect.id(),
                        way.label(),
                        number(minds.size()),
                        mood(kind),
                        purpose(kind),
                        marked(effect, place)));
                return;
            }
        }
        u.emit(new ArcaneEvent.MindsRead(caster, effect.id(), way.label(), "", "", "", effect.word(READ)));
    }

    /** Those who stand beside him are read too; a hireling's mind tells how faithful he is. */
    @Rule({"NP-27", "MI-148"})
    private static void hirelings(Unfolding u, CharacterId caster) {
        u.state().services().forEach((id, service) -> {
            if (u.state().company().stream().anyMatch(who -> who.id().equals(id)) && !Amulets.hides(u.state(), id)) {
                u.emit(new HiringEvent.LoyaltyRead(caster, id, Loyalty.band(service.score())));
            }
        });
    }

    private static String marked(Effect effect, String place) {
        List<String> all = new ArrayList<>(List.of(effect.word(READ).split(" ", -1)));
        all.remove("");
        all.add(place);
        return String.join(" ", all);
    }

    /** Mood and purpose of the first of them that thinks; empty if none does. */
    @Rule("MI-145")
    static Optional<String> thoughts(Scene scene, List<Foe> foes) {
        return foes.stream().filter(foe -> thinks(scene, foe)).findFirst().map(foe -> {
            Monster kind = scene.world().book().monsters().monster(foe.monster());
            String purpose = purpose(kind);
            return mood(kind) + (purpose.isEmpty() ? "" : ", and the purpose " + purpose);
        });
    }

    @Rule({"SP-116", "MI-148"})
    private static boolean thinks(Scene scene, Foe foe) {
        if (Amulets.hides(foe)) {
            return false;
        }
        Optional<Monster> kind = scene.world().book().monsters().find(foe.monster());
        return kind.filter(monster -> !Minds.thoughtless(monster)
                        && !monster.immuneTo(
                                "mind-reading", scene.state().ruleset().profile()))
                .isPresent();
    }

    private static String number(int minds) {
        return minds == 1 ? "one mind" : minds <= FEW ? "a few minds" : "many minds";
    }

    /** Beasts give hunger, fear or rage. */
    private static String mood(Monster kind) {
        if (kind.intelligence() != Intelligence.INTELLIGENT) {
            return switch (kind.tactics()) {
                case PACK, AMBUSHER, SWARM -> "hunger";
                case GUARDIAN, CUNNING -> "rage";
                default -> "fear of strangers";
            };
        }
        return kind.morale() >= 9 ? "confidence" : "unease";
    }

    private static String purpose(Monster kind) {
        if (kind.intelligence() != Intelligence.INTELLIGENT) {
            return "";
        }
        return switch (kind.tactics()) {
            case GUARDIAN -> "to guard what is here";
            case AMBUSHER -> "to lie in wait";
            case RAIDER -> "to rob whoever comes";
            case SOLDIER -> "to keep watch";
            case CASTER -> "to go over its spells";
            case CUNNING -> "to outwit whoever comes";
            case PACK, SWARM, BEAST, FLYER, MINDLESS -> "to be left alone";
        };
    }
}
