package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/** What each wand and staff does, by its kind. */
final class DeviceBook {
    private static final int CONE = 6;

    @Rule({"MI-122", "MI-123", "MI-124", "MI-125", "MI-126", "MI-127", "MI-128"})
    private static final Map<String, Device> DEVICES = Map.ofEntries(
            Map.entry("MI-122", Device.wand(Power.of("illusion", "", "SP-11"))),
            Map.entry("MI-123", Device.wand(Power.of("fear", "", CONE, new FearCone()))),
            Map.entry("MI-124", Device.wand(Power.of("cold", "", CONE, new ColdCone()))),
            Map.entry("MI-125", Device.wand(Power.of("paralysis", "", CONE, new ParalysisCone()))),
            Map.entry("MI-126", Device.wand(Power.of("fire", "", "SP-24"))),
            Map.entry("MI-127", Device.wand(Power.of("lightning", "", "SP-25"))),
            Map.entry(
                    "MI-128",
                    Device.wand(
                            Power.of("self", "his own shape", "SP-34"),
                            Power.of("others", "another's shape", "SP-33"))));

    private DeviceBook() {}

    static Optional<Device> find(String kind) {
        return Optional.ofNullable(DEVICES.get(kind));
    }
}
