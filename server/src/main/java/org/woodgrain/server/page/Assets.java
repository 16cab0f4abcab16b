package org.woodgrain.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Addresses of style sheets, scripts and fonts; each holds a mark of its content, so it may be kept for long. */
public final class Assets {
    private static final Map<String, String> KNOWN = new ConcurrentHashMap<>();

    private Assets() {}

    /** The address of a file in {@code assets}. */
    public static String at(String name) {
        return KNOWN.computeIfAbsent(name, file -> "/assets/" + file + "?" + mark(file));
    }

    private static String mark(String file) {
        try (InputStream in = Assets.class.getResourceAsStream("/static/assets/" + file)) {
            if (in == null) {
                throw new IllegalStateException("The asset " + file + " is missing");
            }
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (DigestInputStream through = new DigestInputStream(in, digest)) {
                through.transferTo(java.io.OutputStream.nullOutputStream());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 4);
        } catch (IOException | NoSuchAlgorithmException reason) {
            throw new IllegalStateException("The asset " + file + " cannot be read", reason);
        }
    }
}
