package org.woodgrain.server.door;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets in only a browser of this machine that was sent here by its user.
 *
 * <p>There is no login, so another site must not be able to act through the user's browser: its posts carry its own
 * origin, and a name of its own that it points at this machine is not one of the names known here.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class LocalOnly extends OncePerRequestFilter {
    private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost", "[::1]");
    private static final Set<String> HARMLESS = Set.of("GET", "HEAD", "OPTIONS");
    private static final String POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; "
            + "form-action 'self'; frame-ancestors 'none'; object-src 'none'";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!known(request.getHeader("Host")) || !HARMLESS.contains(request.getMethod()) && !ownOrigin(request)) {
            response.setStatus(HttpServletResponse.SC_FORBIDDEN);
            response.setContentType("text/plain;charset=UTF-8");
            response.getWriter().println("Woodgrain answers only its own pages on this machine.");
            return;
        }
        response.setHeader("Content-Security-Policy", POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "same-origin");
        chain.doFilter(request, response);
    }

    private static boolean known(@Nullable String host) {
        if (host == null) {
            return false;
        }
        String name = host.replaceFirst(":[0-9]+$", "");
        return NAMES.contains(name);
    }

    /** Browsers name the origin of every post; whoever leaves it out is no browser that could be misused. */
    private static boolean ownOrigin(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) {
            return false;
        }
        String origin = request.getHeader("Origin");
        return origin == null || authority(origin).equals(request.getHeader("Host"));
    }

    private static String authority(String origin) {
        try {
            String authority = URI.create(origin).getRawAuthority();
            return authority == null ? "" : authority;
        } catch (IllegalArgumentException opaque) {
            return "";
        }
    }
}
