package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Numbers to be copied: rows of text. */
final class Numbers {
    private static final MediaType TEXT = MediaType.parseMediaType("text/plain;charset=UTF-8");

    private Numbers() {}

    static ResponseEntity<String> rows(List<String> rows) {
        return ResponseEntity.ok().contentType(TEXT).body(String.join("\n", rows) + "\n");
    }

    static ResponseEntity<String> wrong(Map<String, String> faults) {
        return ResponseEntity.status(HttpStatus.BAD_REQUEST)
                .contentType(TEXT)
                .body(String.join("\n", faults.values()) + "\n");
    }
}
