package org.woodgrain.server.live;

import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.woodgrain.press.MapStyle;

/** The style sheet of maps, from where maps are drawn. */
@Controller
final class MapStyleController {
    @GetMapping("/assets/map.css")
    ResponseEntity<String> sheet() {
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "css"))
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)))
                .body(MapStyle.sheet());
    }
}
