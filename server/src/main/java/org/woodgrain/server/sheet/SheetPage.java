package org.woodgrain.server.sheet;

import org.woodgrain.campaign.view.View;

/**
 * A character sheet.
 *
 * @param view what the seat may know
 * @param member whose sheet it is
 * @param referee whether the referee looks at it
 */
public record SheetPage(View view, View.Member member, boolean referee) {
    public String back() {
        return "/campaigns/" + view.campaign() + (referee ? "?seat=referee" : "");
    }
}
