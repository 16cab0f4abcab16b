package org.woodgrain.server.page;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestMapping;

/** The page for what went wrong before any controller was reached. */
@Controller
final class Fallback implements ErrorController {
    private final Pages pages;

    Fallback(Pages pages) {
        this.pages = pages;
    }

    @RequestMapping("/error")
    ResponseEntity<String> wrong(HttpServletRequest request) {
        Object code = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
        HttpStatus status = code instanceof Integer number ? HttpStatus.resolve(number) : null;
        if (status == null || status == HttpStatus.NOT_FOUND) {
            return pages.problem(HttpStatus.NOT_FOUND, "Nothing here", "There is no page at this address.");
        }
        return status.is4xxClientError()
                ? pages.problem(status, "That cannot be asked", "The request was not one that Woodgrain understands.")
                : pages.problem(
                        status, "Something broke", "That was Woodgrain's fault, not yours. Go back and try again.");
    }
}
