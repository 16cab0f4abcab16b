package org.woodgrain.server.page;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;
import org.springframework.web.context.request.async.AsyncRequestTimeoutException;
import org.springframework.web.multipart.MaxUploadSizeExceededException;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import org.woodgrain.journal.UnreadableEventException;

/** Turns whatever goes wrong into a page that tells a reader what to do, and never how the program is made. */
@ControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
final class Problems {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private final Pages pages;

    Problems(Pages pages) {
        this.pages = pages;
    }

    @ExceptionHandler(NotHere.class)
    ResponseEntity<String> notHere(NotHere missing) {
        return pages.problem(HttpStatus.NOT_FOUND, "Nothing here", String.valueOf(missing.getMessage()));
    }

    @ExceptionHandler(NoResourceFoundException.class)
    ResponseEntity<String> noPage() {
        return pages.problem(
                HttpStatus.NOT_FOUND, "Nothing here", "There is no page at this address. The way goes back from here.");
    }

    @ExceptionHandler(UnreadableEventException.class)
    ResponseEntity<String> unreadable(UnreadableEventException reason) {
        LOG.warn("A campaign cannot be opened. {}", reason.getMessage());
        return pages.problem(
                HttpStatus.CONFLICT, "This campaign cannot be opened here", String.valueOf(reason.getMessage()));
    }

    @ExceptionHandler(MaxUploadSizeExceededException.class)
    ResponseEntity<String> tooLarge() {
        return pages.problem(
                HttpStatus.CONTENT_TOO_LARGE, "Too large", "That file is larger than 8 MB; no dungeon needs so much.");
    }

    @ExceptionHandler({AsyncRequestNotUsableException.class, AsyncRequestTimeoutException.class})
    void goneAway() {
        // The browser has closed its stream, or the server stops; there is nobody left to tell.
    }

    @ExceptionHandler(Exception.class)
    ResponseEntity<String> wrong(Exception reason) {
        if (reason instanceof ErrorResponse answer && answer.getStatusCode().is4xxClientError()) {
            HttpStatusCode status = answer.getStatusCode();
            return pages.problem(status, "That cannot be asked", "The request was not one that Woodgrain understands.");
        }
        LOG.error("A request failed", reason);
        return pages.problem(
                HttpStatus.INTERNAL_SERVER_ERROR,
                "Something broke",
                "That was Woodgrain's fault, not yours. Nothing that was already told is lost; go back and try again.");
    }
}
