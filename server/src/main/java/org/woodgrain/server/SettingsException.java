package org.woodgrain.server;

/** The server was asked to start in a way it cannot. */
class SettingsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SettingsException(String message) {
        super(message);
    }
}
