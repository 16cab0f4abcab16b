package org.woodgrain.atlas;

/** A map that cannot be read; the message says where and what was expected. */
public class AtlasException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public AtlasException(String message) {
        super(message);
    }

    public AtlasException(String message, Throwable cause) {
        super(message, cause);
    }
}
