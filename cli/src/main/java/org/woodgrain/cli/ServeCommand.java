package org.woodgrain.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.woodgrain.server.WoodgrainServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}: play in the browser. */
@Command(name = "serve", description = "Starts the table for the browser, on this machine alone.")
final class ServeCommand implements Callable<Integer> {

    @Option(names = "--port", paramLabel = "N", description = "The port (8080, or a free one if that is taken).")
    private @Nullable Integer port;

    @Option(names = "--host", paramLabel = "NAME", description = "The loopback address to listen on (127.0.0.1).")
    private @Nullable String host;

    @Option(names = "--data", paramLabel = "DIR", description = "Where campaigns are kept, shared with play.")
    private @Nullable Path data;

    @Override
    public Integer call() throws InterruptedException {
        int code = WoodgrainServer.start(arguments());
        if (code == 0) {
            // The server runs on threads of its own until the process is ended.
            Thread.currentThread().join();
        }
        return code;
    }

    private String[] arguments() {
        List<String> arguments = new ArrayList<>();
        if (port != null) {
            arguments.add("--port=" + port);
        }
        if (host != null) {
            arguments.add("--host=" + host);
        }
        if (data != null) {
            arguments.add("--data=" + data);
        }
        return arguments.toArray(String[]::new);
    }
}
