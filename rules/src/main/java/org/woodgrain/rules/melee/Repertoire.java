package org.woodgrain.rules.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * All forms of attack that the combatants of both sides have, in one row: hand to hand by their ways, then the missile of
 * each; the stings of those that have one stand behind all the others.
 *
 * <p>Ways and forms are numbered through; a way is a span of forms, and each combatant has a span of ways. Never changes.
 */
final class Repertoire {
    final List<Form> forms;
    /** Whose each form is. */
    final int[] owners;

    /** First and end way of each combatant. */
    final int[] firstWay;

    final int[] endWay;
    /** First and end form of each way. */
    final int[] wayStart;

    final int[] wayEnd;
    /** Whether a way comes after everybody else has acted. */
    final boolean[] wayLast;
    /** The form each combatant sends off as a missile; -1 if none. */
    final int[] missile;
    /** Up to what a form's throw is followed by a sting, and the form of that. */
    final int[] stingUpTo;

    final int[] stingForm;
    final int[] dice;
    final int[] sides;
    final int[] plus;
    final int[] times;
    final boolean[] flies;
    final boolean[] plain;
    final HitPower[][] powers;

    Repertoire(List<Combatant> combatants) {
        Rows rows = new Rows(combatants.size());
        for (int i = 0; i < combatants.size(); i++) {
            rows.add(i, combatants.get(i));
        }
        int drawn = rows.forms.size();
        rows.addStings();
        this.forms = List.copyOf(rows.forms);
        this.owners = figures(rows.owners, Integer::intValue);
        this.firstWay = rows.firstWay;
        this.endWay = rows.endWay;
        this.missile = rows.missile;
        this.wayStart = figures(rows.spans, span -> span[0]);
        this.wayEnd = figures(rows.spans, span -> span[1]);
        this.wayLast = new boolean[rows.lasts.size()];
        for (int w = 0; w < wayLast.length; w++) {
            wayLast[w] = rows.lasts.get(w);
        }
        this.stingUpTo = new int[forms.size()];
        this.stingForm = new int[forms.size()];
        int sting = drawn;
        for (int f = 0; f < drawn; f++) {
            if (forms.get(f).sting().isPresent()) {
                stingUpTo[f] = forms.get(f).sting().get().upTo();
                stingForm[f] = sting++;
            }
        }
        this.dice = figures(forms, form -> form.damage().count());
        this.sides = figures(forms, form -> form.damage().sides());
        this.times = figures(forms, form -> form.damage().times());
        this.plus = new int[forms.size()];
        this.flies = new boolean[forms.size()];
        this.plain = new boolean[forms.size()];
        this.powers = new HitPower[forms.size()][];
        for (int f = 0; f < forms.size(); f++) {
            Form form = forms.get(f);
            plus[f] = form.damage().plus() + combatants.get(owners[f]).state().damage();
            flies[f] = form.missile();
            powers[f] = form.powers().toArray(HitPower[]::new);
            plain[f] = form.powers().isEmpty();
        }
    }

    /** Whether every blow counts as it stands: none flies, stings, holds or does anything besides harm. */
    boolean simple() {
        for (int f = 0; f < forms.size(); f++) {
            if (flies[f] || stingUpTo[f] > 0 || !plain[f] || forms.get(f).sparing()) {
                return false;
            }
        }
        return true;
    }

    /** Whether each combatant has a blow to strike in each of his ways, and has a way. */
    boolean allArmed() {
        for (int who = 0; who < firstWay.length; who++) {
            if (firstWay[who] == endWay[who]) {
                return false;
            }
        }
        for (int w = 0; w < wayStart.length; w++) {
            if (wayStart[w] == wayEnd[w]) {
                return false;
            }
        }
        return true;
    }

    static <T> int[] figures(List<T> all, ToIntFunction<T> figure) {
        int[] figures = new int[all.size()];
        for (int i = 0; i < figures.length; i++) {
            figures[i] = figure.applyAsInt(all.get(i));
        }
        return figures;
    }

    /** The rows while they grow. */
    private static final class Rows {
        private final List<Form> forms = new ArrayList<>();
        private final List<Integer> owners = new ArrayList<>();
        private final List<int[]> spans = new ArrayList<>();
        private final List<Boolean> lasts = new ArrayList<>();
        private final int[] firstWay;
        private final int[] endWay;
        private final int[] missile;

        Rows(int combatants) {
            firstWay = new int[combatants];
            endWay = new int[combatants];
            missile = new int[combatants];
        }

        void add(int who, Combatant combatant) {
            firstWay[who] = spans.size();
            for (Combatant.Way way : combatant.ways()) {
                int start = forms.size();
                way.blows().forEach(form -> add(form, who));
                spans.add(new int[] {start, forms.size()});
                lasts.add(anyLast(way));
            }
            endWay[who] = spans.size();
            missile[who] = combatant.missile().isPresent() ? forms.size() : -1;
            combatant.missile().ifPresent(form -> add(form, who));
        }

        void addStings() {
            int drawn = forms.size();
            for (int f = 0; f < drawn; f++) {
                int owner = owners.get(f);
                forms.get(f).sting().ifPresent(sting -> add(sting.blow(), owner));
            }
        }

        private void add(Form form, int who) {
            forms.add(form);
            owners.add(who);
        }

        private static boolean anyLast(Combatant.Way way) {
            for (Form form : way.blows()) {
                if (form.last()) {
                    return true;
                }
            }
            return false;
        }
    }
}
