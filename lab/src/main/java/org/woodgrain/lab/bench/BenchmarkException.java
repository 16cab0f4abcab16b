package org.woodgrain.lab.bench;

/** A benchmark could not be run. */
public final class BenchmarkException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BenchmarkException(String message, Throwable cause) {
        super(message, cause);
    }
}
