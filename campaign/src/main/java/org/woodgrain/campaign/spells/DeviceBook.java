package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.CasterLevel;

/** What each wand, staff and crystal ball does, by its kind. */
final class DeviceBook {
    private static final int CONE = 6;
    private static final int WHIRLWIND = 24;

    @Rule({
        "MI-118", "MI-120", "MI-122", "MI-123", "MI-124", "MI-125", "MI-126", "MI-127", "MI-128", "MI-130", "MI-135",
        "MI-137", "MI-141", "MI-144", "MI-145"
    })
    private static final Map<String, Device> DEVICES = Map.ofEntries(
            Map.entry(
                    "MI-118",
                    Device.wand(Power.of("metal", "", 2, new MetalSense()).free())),
            Map.entry(
                    "MI-120",
                    Device.wand(Power.of("magic", "", 2, new MagicSense()).free())),
            Map.entry("MI-122", Device.wand(Power.of("illusion", "", "SP-11"))),
            Map.entry("MI-123", Device.wand(Power.of("fear", "", CONE, new FearCone()))),
            Map.entry("MI-124", Device.wand(Power.of("cold", "", CONE, new ColdCone()))),
            Map.entry("MI-125", Device.wand(Power.of("paralysis", "", CONE, new ParalysisCone()))),
            Map.entry("MI-126", Device.wand(Power.of("fire", "", "SP-24"))),
            Map.entry("MI-127", Device.wand(Power.of("lightning", "", "SP-25"))),
            Map.entry(
                    "MI-128",
                    Device.wand(
                            Power.of("self", "own shape", "SP-34"), Power.of("others", "another's shape", "SP-33"))),
            Map.entry(
                    "MI-130", Device.staff(new Power("heal", "", Optional.of("SP-73"), 0, new HealingStaff(), false))),
            Map.entry("MI-135", Device.staff(ofPower())),
            Map.entry("MI-137", Device.staff(ofWizardry())),
            Map.entry(CrystalView.PLAIN, ball()),
            Map.entry(CrystalView.HEARING, ball()),
            Map.entry(CrystalView.READING, ball()));

    private DeviceBook() {}

    @Rule({"MI-135", "MI-136"})
    private static Power[] ofPower() {
        return new Power[] {
            Power.of("cold", "cold", CONE, new ColdCone()),
            Power.of("fire", "a fire ball", "SP-24"),
            Power.of("lightning", "a lightning bolt", "SP-25"),
            Power.of("light", "continual light", "SP-17"),
            Power.of("telekinesis", "telekinesis", "SP-48"),
            Power.of("break", "break it, and let out all that is in it", 0, new FinalStrike())
                    .free()
        };
    }

    @Rule({"MI-137", "MI-138", "MI-139"})
    private static Power[] ofWizardry() {
        List<Power> all = new ArrayList<>(List.of(ofPower()));
        all.add(Power.of("paralysis", "paralyzation", CONE, new ParalysisCone()));
        all.add(Power.of("invisibility", "invisibility", "SP-13"));
        all.add(Power.of("wall", "a wall of fire", "SP-36"));
        all.add(Power.of("pass", "a way through a wall", "SP-56"));
        all.add(Power.of("whirlwind", "a whirlwind", WHIRLWIND, new StaffWhirlwind()));
        all.add(Power.of("webs", "webs", CONE, new StaffWebs()));
        all.add(new Power("elementals", "elementals", Optional.of("SP-47"), 0, new StaffElementals(), true));
        return all.toArray(Power[]::new);
    }

    /** It never runs out. */
    @Rule({"MI-141", "MI-144", "MI-145"})
    private static Device ball() {
        return new Device(
                CasterLevel.WAND,
                Danger.SPELLS,
                List.of(Power.of("gaze", "gaze", 0, new CrystalGazing()).free()));
    }

    static Optional<Device> find(String kind) {
        return Optional.ofNullable(DEVICES.get(kind));
    }
}
