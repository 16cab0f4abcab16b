package org.woodgrain.campaign.view;

/** Names of spells. */
final class Spellings {
    private Spellings() {}

    /** The name of a spell by its id; the id itself if the book does not know it. */
    static String name(String id) {
        return id;
    }
}
