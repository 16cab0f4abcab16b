package org.woodgrain.server.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Fills templates; each takes one model named {@code page}. */
@Component
public final class Pages {
    private static final MediaType HTML = MediaType.parseMediaType("text/html;charset=UTF-8");

    private final TemplateEngine engine = TemplateEngine.createPrecompiled(ContentType.Html);

    /** The text of a filled template. */
    public String fill(String template, Object model) {
        StringOutput out = new StringOutput();
        engine.render(template + ".jte", model, out);
        return out.toString();
    }

    /** A page to answer with. */
    public ResponseEntity<String> show(String template, Object model) {
        return show(HttpStatus.OK, template, model);
    }

    /** A page to answer with under another status. */
    public ResponseEntity<String> show(HttpStatusCode status, String template, Object model) {
        return ResponseEntity.status(status).contentType(HTML).body(fill(template, model));
    }

    /** Sends the browser elsewhere after a form was carried out. */
    public static ResponseEntity<String> goTo(String path) {
        return ResponseEntity.status(HttpStatus.SEE_OTHER)
                .header("Location", path)
                .build();
    }

    /** Says in the page's own look what is wrong. */
    public ResponseEntity<String> problem(HttpStatusCode status, String heading, String text) {
        return show(status, "problem", new Problem(heading, text, ""));
    }

    /** The same, with a way to try it again. */
    public ResponseEntity<String> problem(HttpStatusCode status, String heading, String text, String again) {
        return show(status, "problem", new Problem(heading, text, again));
    }
}
