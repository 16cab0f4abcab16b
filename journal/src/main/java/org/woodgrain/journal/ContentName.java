package org.woodgrain.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names a kept text by what it says, so that nothing is kept twice and nothing can be changed unseen. */
public final class ContentName {
    private ContentName() {}

    /** The SHA-256 of a text in UTF-8, in hex. */
    public static String of(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new JournalException("This Java has no SHA-256", e);
        }
    }
}
