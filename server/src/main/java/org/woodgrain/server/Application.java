package org.woodgrain.server;

import java.security.SecureRandom;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.woodgrain.server.page.Chance;

/** The parts of the server; the tables and the catalogue are handed in. */
@SpringBootApplication(proxyBeanMethods = false)
class Application {

    @Bean
    Chance chance() {
        SecureRandom random = new SecureRandom();
        return count -> {
            byte[] bytes = new byte[count];
            random.nextBytes(bytes);
            return bytes;
        };
    }
}
