package org.woodgrain.journal.json;

import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.ItemId;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How the game's records are written: small values as plain strings, sealed types by name, nothing left out. */
final class GameJson {
    private GameJson() {}

    static JsonMapper mapper() {
        SimpleModule module = new SimpleModule("woodgrain");
        Texts.add(module, Cell.class, Cell::toString, GameJson::cell);
        Texts.add(module, Edge.class, Edge::toString, GameJson::edge);
        Texts.add(module, CharacterId.class, CharacterId::value, CharacterId::new);
        Texts.add(module, FoeId.class, FoeId::value, FoeId::new);
        Texts.add(module, ItemId.class, ItemId::value, ItemId::new);
        return JsonMapper.builder()
                .addModule(module)
                .annotationIntrospector(new SealedNames())
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING, EnumFeature.READ_ENUMS_USING_TO_STRING)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .build();
    }

    private static Cell cell(String text) {
        String[] parts = text.split(",", -1);
        return new Cell(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Edge edge(String text) {
        int comma = text.lastIndexOf(',');
        Cell cell = cell(text.substring(0, comma));
        String side = text.substring(comma + 1);
        return new Edge(cell, side.equals(Direction.NORTH.label()) ? Direction.NORTH : Direction.WEST);
    }
}
