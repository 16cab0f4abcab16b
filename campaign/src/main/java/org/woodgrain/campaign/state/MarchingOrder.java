package org.woodgrain.campaign.state;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Who goes in which place, which never changes, and who of them lives: every step of play asks that several times, and
 * few change it.
 */
final class MarchingOrder extends AbstractList<CharacterId> implements RandomAccess {
    private final List<CharacterId> ids;
    /** Whoever asks first looks them up; that two may do so at once does no harm. */
    private @Nullable Company company;

    private record Company(Map<CharacterId, Adventurer> among, List<Adventurer> members) {}

    private MarchingOrder(List<CharacterId> ids) {
        this.ids = ids;
    }

    /** The same order. */
    static MarchingOrder of(List<CharacterId> ids) {
        return ids instanceof MarchingOrder already ? already : new MarchingOrder(List.copyOf(ids));
    }

    /** Those among all characters who live, in this order. */
    @SuppressWarnings("ReferenceEquality") // other characters need no more than that they are looked up anew
    List<Adventurer> living(Map<CharacterId, Adventurer> among) {
        Company known = company;
        if (known == null || known.among() != among) {
            known = new Company(among, lookUp(among));
            company = known;
        }
        return known.members();
    }

    private List<Adventurer> lookUp(Map<CharacterId, Adventurer> among) {
        List<Adventurer> members = new ArrayList<>(ids.size());
        for (CharacterId id : ids) {
            Adventurer member = among.get(id);
            if (member != null && member.living()) {
                members.add(member);
            }
        }
        return Collections.unmodifiableList(members);
    }

    @Override
    public CharacterId get(int index) {
        return ids.get(index);
    }

    @Override
    public Iterator<CharacterId> iterator() {
        return ids.iterator();
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return ids.contains(other);
    }

    @Override
    public int size() {
        return ids.size();
    }
}
