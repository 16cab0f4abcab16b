package org.woodgrain.cli;

import picocli.CommandLine;

/** The version that the build has written into the jar; {@code development} when it runs from class files. */
final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
        String built = Version.class.getPackage().getImplementationVersion();
        return new String[] {"Woodgrain " + (built == null ? "development" : built)};
    }
}
