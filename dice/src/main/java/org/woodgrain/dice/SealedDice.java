package org.woodgrain.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Dice for live play that anyone can verify afterwards.
 *
 * <p>The die number {@code n} of a stream is worked out from a secret, the stream and {@code n} alone. The hash of the
 * secret is published before play; when the secret is revealed, every die can be worked out again.
 *
 * <p>The scheme, for those who check it without this program: take HMAC-SHA-256 with the secret as key over the text
 * {@code stream|n|try} in UTF-8 (the stream in lower case, {@code n} and {@code try} counted from 0, in decimal); read
 * the 32 bytes as four unsigned 64-bit numbers, high byte first; the first of them that is below the largest multiple
 * of the faces not above 2^64 gives the face, as its remainder plus one; if none is, take the next {@code try}.
 *
 * <p>Not safe for several threads.
 */
public final class SealedDice implements Dice {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int WORDS = 4;

    private final Mac mac;
    private final long[] counters = new long[DiceStream.values().length];

    private SealedDice(byte[] secret) {
        this.mac = keyed(secret);
    }

    /** Dice of a campaign that has thrown none yet. */
    public static SealedDice of(byte[] secret) {
        return new SealedDice(secret);
    }

    /** Dice of a campaign that goes on, with the number of dice already thrown on each stream. */
    public static SealedDice resuming(byte[] secret, long referee, long players, long content, long talk) {
        if (referee < 0 || players < 0 || content < 0 || talk < 0) {
            throw new IllegalArgumentException("Dice thrown so far cannot be fewer than none");
        }
        SealedDice dice = new SealedDice(secret);
        dice.counters[DiceStream.REFEREE.ordinal()] = referee;
        dice.counters[DiceStream.PLAYERS.ordinal()] = players;
        dice.counters[DiceStream.CONTENT.ordinal()] = content;
        dice.counters[DiceStream.TALK.ordinal()] = talk;
        return dice;
    }

    /** What is published before play: the SHA-256 of the secret, in lower-case hexadecimal. */
    public static String commitment(byte[] secret) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("SHA-256 is missing", impossible);
        }
    }

    /** Whether a revealed secret is the one that was promised. */
    public static boolean verify(byte[] secret, String commitment) {
        return MessageDigest.isEqual(
                commitment(secret).getBytes(StandardCharsets.US_ASCII),
                commitment.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * One die worked out again from a revealed secret.
     *
     * @param number how many dice of that stream were thrown before it
     */
    public static int face(byte[] secret, DiceStream stream, long number, int sides) {
        return face(keyed(secret), stream, number, sides);
    }

    @Override
    public int roll(DiceStream stream, int sides) {
        int face = face(mac, stream, counters[stream.ordinal()], sides);
        counters[stream.ordinal()]++;
        return face;
    }

    /** How many dice were thrown on a stream. */
    public long thrown(DiceStream stream) {
        return counters[stream.ordinal()];
    }

    private static int face(Mac mac, DiceStream stream, long number, int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("A die needs at least one face, not " + sides);
        }
        for (int attempt = 0; ; attempt++) {
            String text = stream.name().toLowerCase(Locale.ROOT) + "|" + number + "|" + attempt;
            byte[] block = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
            for (int word = 0; word < WORDS; word++) {
                long value = word(block, word * Long.BYTES);
                long remainder = Long.remainderUnsigned(value, sides);
                if (fair(value - remainder, sides)) {
                    return (int) remainder + 1;
                }
            }
        }
    }

    /** Whether the run of faces that starts here fits whole below 2^64; the last, cut short, would favour low faces. */
    private static boolean fair(long start, int sides) {
        return Long.compareUnsigned(start, -Integer.toUnsignedLong(sides)) <= 0;
    }

    private static long word(byte[] block, int from) {
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            value = value << Byte.SIZE | block[from + i] & 0xff;
        }
        return value;
    }

    private static Mac keyed(byte[] secret) {
        if (secret.length == 0) {
            throw new IllegalArgumentException("The secret is empty");
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
            return mac;
        } catch (InvalidKeyException bad) {
            throw new IllegalArgumentException("The secret cannot be used as a key", bad);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(ALGORITHM + " is missing", impossible);
        }
    }
}
