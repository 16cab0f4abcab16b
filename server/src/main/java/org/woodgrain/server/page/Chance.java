package org.woodgrain.server.page;

import java.util.HexFormat;

/** Where unguessable ids and dice secrets come from. */
@FunctionalInterface
public interface Chance {
    byte[] bytes(int count);

    /** Twelve random bytes in hex. */
    default String token() {
        return HexFormat.of().formatHex(bytes(12));
    }
}
