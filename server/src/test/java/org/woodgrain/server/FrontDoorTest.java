package org.woodgrain.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Who may come in, what is found where nothing is, and what leaves with every answer. */
class FrontDoorTest extends Served {
    @Test
    void theFirstPageOffersTheDemoAndANewCampaign() {
        HttpResponse<String> answer = server.get("/");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("Start the demo campaign", "A new campaign", "Salt Priory");
        assertThat(answer.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).contains("default-src 'self'"));
    }

    @Test
    void everythingThatAPageNeedsIsServedFromHere() {
        String page = server.get("/").body();

        assertThat(page).doesNotContain("http://").doesNotContain("https://");
        for (String asset : page.split("(?:href|src)=\"", -1)) {
            String path = asset.substring(0, asset.indexOf('"'));
            if (path.startsWith("/assets") || path.startsWith("/webjars")) {
                assertThat(server.get(path).statusCode()).as(path).isEqualTo(200);
            }
        }
    }

    @Test
    void aPageThatIsNotThereIsAPageAllTheSame() {
        HttpResponse<String> answer = server.get("/nowhere/at/all");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("Nothing here", "All campaigns").doesNotContain("Exception");
    }

    @Test
    void anUnknownCampaignSaysWhereToLook() {
        for (String part : new String[] {"", "/live", "/log", "/stream", "/people/c1"}) {
            HttpResponse<String> answer = server.get("/campaigns/elsewhere" + part);

            assertThat(answer.statusCode()).as(part).isEqualTo(404);
            assertThat(answer.body()).contains("There is no campaign").contains("elsewhere");
        }
    }

    @Test
    void aMethodThatIsNotKnownIsRefusedWithoutATrace() {
        HttpResponse<String> answer = server.send(
                server.request("/rules").header("Origin", server.address()).DELETE());

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.body()).doesNotContain("Exception").contains("Woodgrain");
    }

    @Test
    void aFormPostedByAnotherSiteIsRefused() {
        assertThat(posted("Origin", "https://evil.example")).isEqualTo(403);
        assertThat(posted("Origin", "null")).isEqualTo(403);
        assertThat(posted("Sec-Fetch-Site", "cross-site")).isEqualTo(403);
        assertThat(posted("Sec-Fetch-Site", "same-site")).isEqualTo(403);
        assertThat(server.tables().list()).isEmpty();
    }

    private static int posted(String header, String value) {
        return server.send(server.request("/campaigns/demo")
                        .header(header, value)
                        .POST(HttpRequest.BodyPublishers.noBody()))
                .statusCode();
    }

    @Test
    void aNameThatOnlyPointsHereIsRefused() throws IOException {
        assertThat(statusFor("rebound.example")).isEqualTo("403");
        assertThat(statusFor("rebound.example:" + server.port())).isEqualTo("403");
        assertThat(statusFor("localhost:" + server.port())).isEqualTo("200");
        assertThat(statusFor("[::1]:" + server.port())).isEqualTo("200");
    }

    private static String statusFor(String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                InputStream in = socket.getInputStream()) {
            String request = "GET /rules HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return new String(in.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII)
                    .substring("HTTP/1.1 ".length());
        }
    }
}
