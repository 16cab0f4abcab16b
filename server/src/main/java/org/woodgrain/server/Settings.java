package org.woodgrain.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.woodgrain.journal.sqlite.StoreFile;

/**
 * How the server was asked to start.
 *
 * @param host the loopback address to listen on
 * @param port asked for; empty if any will do
 * @param store the file with the campaigns
 */
record Settings(String host, OptionalInt port, Path store) {
    private static final String LOOPBACK = "127.0.0.1";
    private static final int USUAL_PORT = 8080;
    private static final int LAST_PORT = 65_535;

    /** Reads the options; others are refused. */
    static Settings read(String[] arguments, Map<String, String> environment, Path home) {
        String host = LOOPBACK;
        OptionalInt port = OptionalInt.empty();
        Path store = StoreFile.usual(environment, home);
        for (int i = 0; i < arguments.length; i++) {
            String option = arguments[i];
            int equals = option.indexOf('=');
            String value = equals > 0 ? option.substring(equals + 1) : i + 1 < arguments.length ? arguments[++i] : "";
            if (value.isBlank()) {
                throw new SettingsException(option + " needs a value");
            }
            switch (equals > 0 ? option.substring(0, equals) : option) {
                case "--port" -> port = OptionalInt.of(portNumber(value));
                case "--host" -> host = loopback(value);
                case "--data" -> store = Path.of(value).resolve("woodgrain.db");
                default ->
                    throw new SettingsException(
                            "there is no option " + option + "; there are --port N, --data FOLDER and --host NAME");
            }
        }
        return new Settings(host, port, store);
    }

    /** The port to bind: the one asked for, else 8080, else 0 which stands for any free one. */
    int freePort() {
        if (port.isEmpty()) {
            return free(USUAL_PORT) ? USUAL_PORT : 0;
        }
        if (port.getAsInt() != 0 && !free(port.getAsInt())) {
            throw new SettingsException("port " + port.getAsInt() + " is taken; choose another or leave --port away");
        }
        return port.getAsInt();
    }

    /** What to type into a browser. */
    String address(int bound) {
        return "http://" + (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + bound;
    }

    private boolean free(int candidate) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, candidate));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    private static int portNumber(String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= 0 && number <= LAST_PORT) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Told below, as for a number out of range.
        }
        throw new SettingsException("--port must be a number from 0 to " + LAST_PORT + ", not " + value);
    }

    /** Whoever can reach the server may do anything, so only this machine may. */
    private static String loopback(String name) {
        try {
            InetAddress address = InetAddress.getByName(name);
            if (address.isLoopbackAddress()) {
                return address.getHostAddress();
            }
        } catch (UnknownHostException unknown) {
            throw new SettingsException("there is no host " + name);
        }
        throw new SettingsException("will not listen on " + name
                + ": accounts do not exist yet, so only this machine may connect (--host 127.0.0.1)");
    }
}
