package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the server may be started. */
class SettingsTest {
    private static Settings read(String... arguments) {
        return Settings.read(arguments, Map.of("WOODGRAIN_HOME", "/srv/games"), Path.of("/home/alys"));
    }

    @Test
    void withoutOptionsItListensOnThisMachineAndKeepsCampaignsInTheUsualPlace() {
        Settings settings = read();

        assertThat(settings.host()).isEqualTo("127.0.0.1");
        assertThat(settings.store()).hasToString("/srv/games/woodgrain.db");
        assertThat(settings.address(8080)).isEqualTo("http://127.0.0.1:8080");
    }

    @Test
    void optionsAreTakenWithASpaceOrAnEqualsSign() {
        Settings settings = read("--port", "9000", "--data=/tmp/here", "--host", "localhost");

        assertThat(settings.port()).hasValue(9000);
        assertThat(settings.store()).hasToString("/tmp/here/woodgrain.db");
        assertThat(settings.host()).isEqualTo("127.0.0.1");
    }

    @Test
    void noOtherMachineMayConnect() {
        for (String open : new String[] {"0.0.0.0", "192.168.1.5", "::"}) {
            assertThatThrownBy(() -> read("--host", open))
                    .isInstanceOf(SettingsException.class)
                    .hasMessageContaining("accounts do not exist yet");
        }
    }

    @Test
    void whatCannotBeUnderstoodIsSaid() {
        assertThatThrownBy(() -> read("--port", "many")).hasMessageContaining("0 to 65535");
        assertThatThrownBy(() -> read("--port", "70000")).hasMessageContaining("0 to 65535");
        assertThatThrownBy(() -> read("--port")).hasMessageContaining("--port needs a value");
        assertThatThrownBy(() -> read("--loud", "yes")).hasMessageContaining("no option --loud");
    }

    @Test
    void aPortThatIsTakenIsSaidIfItWasAskedForAndElseAvoided() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() ->
                            read("--port", String.valueOf(taken.getLocalPort())).freePort())
                    .isInstanceOf(SettingsException.class)
                    .hasMessageContaining("is taken");
        }
        assertThat(read().freePort()).isIn(0, 8080);
    }
}
