package org.woodgrain.rules.monsters;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Readers of the tags of what hits and other attacks do. */
final class AttackReaders {
    private AttackReaders() {}

    static void addTo(Map<String, Function<TagText, Power>> readers) {
        onHit(readers);
        special(readers);
    }

    private static void onHit(Map<String, Function<TagText, Power>> readers) {
        readers.put(
                "poison",
                t -> new OnHit.Poison(t.number(0), PowerReader.word(OnHit.Venom.class, t.text(1)), t.number(2)));
        readers.put("paralysis", t -> new OnHit.Paralysis(t.number(0), t.dice(1), t.list(2)));
        readers.put("drain", t -> new OnHit.Drain(t.number(0), t.text(1)));
        readers.put("spawn", t -> new OnHit.Spawn(t.text(0)));
        readers.put("drain-strength", t -> new OnHit.DrainStrength(t.number(0), t.number(1), t.text(2)));
        readers.put("petrify", t -> new OnHit.Petrify(t.number(0)));
        readers.put("disease", t -> new OnHit.Disease(t.number(0), PowerReader.word(OnHit.Illness.class, t.text(1))));
        readers.put("were", t -> new OnHit.Were(t.text(0)));
        readers.put("constrict", t -> new OnHit.Constrict(t.dice(0)));
        readers.put("attach", AttackReaders::attach);
        readers.put("swallow", t -> new OnHit.Swallow(t.number(0), PowerReader.word(Size.class, t.text(1)), t.dice(2)));
        readers.put("hug", t -> new OnHit.Hug(t.dice(0)));
        readers.put("tongue", t -> new OnHit.Tongue(t.number(0)));
        readers.put("slime", t -> new OnHit.Slime(t.number(0), t.dice(1)));
        readers.put("dissolve", t -> new OnHit.Dissolve(t.list(0), t.number(1)));
        readers.put("split", t -> new OnHit.Split(t.list(0), t.dice(1), t.number(2), t.dice(3)));
        readers.put("spores", t -> new OnHit.Spores(t.number(0), t.number(1), t.number(2)));
        readers.put("disarm", t -> new OnHit.Disarm(t.number(0)));
        readers.put("sting-or-bite", t -> new OnHit.StingOrBite(t.number(0)));
        readers.put("limbs", t -> new OnHit.Limbs(t.number(0), t.number(1), t.number(2)));
        readers.put("heads", t -> new OnHit.Heads(t.number(0)));
    }

    private static OnHit.Attach attach(TagText t) {
        OnHit.Feeding feeding = PowerReader.word(OnHit.Feeding.class, t.text(0));
        String interval = t.text(2);
        boolean turns = interval.endsWith("t");
        return new OnHit.Attach(
                feeding,
                t.dice(1),
                Integer.parseInt(turns ? interval.substring(0, interval.length() - 1) : interval),
                turns);
    }

    private static void special(Map<String, Function<TagText, Power>> readers) {
        readers.put("breath", AttackReaders::breath);
        readers.put("dragon", t -> new SpecialAttack.Dragon(t.number(0), t.number(1)));
        readers.put("subduable", t -> new SpecialAttack.Subduable());
        readers.put(
                "shoot",
                t -> new SpecialAttack.Shoot(
                        t.text(0),
                        t.dice(1),
                        t.number(2),
                        t.number(3),
                        t.text(4).equals("any") ? Optional.empty() : Optional.of(t.number(4))));
        readers.put("ray", t -> new SpecialAttack.Ray(t.text(0), t.number(1), t.number(2)));
        readers.put("spray", t -> new SpecialAttack.Spray(t.diceUnless(0, "blister"), t.number(1)));
        readers.put("web", t -> new SpecialAttack.Web(t.number(0)));
        readers.put("gaze", t -> new SpecialAttack.Gaze(t.text(0), t.number(1), t.number(2)));
        readers.put(
                "mirror",
                t -> new SpecialAttack.Mirror(
                        t.text(0).equals("self") ? 6 : Character.digit(t.text(0).charAt(0), 10)));
        readers.put("charge", t -> new SpecialAttack.Charge(t.number(0), t.number(1)));
        readers.put("trample", t -> new SpecialAttack.Trample(t.number(0), t.number(1)));
        readers.put("dive", t -> new SpecialAttack.Dive(t.number(0)));
        readers.put("spell", t -> new SpecialAttack.Spell(t.text(0), t.text(1), t.number(2), t.text(3)));
        readers.put("whirlwind", t -> new SpecialAttack.Whirlwind(t.number(0), t.dice(1)));
        readers.put("flames", t -> new SpecialAttack.Flames(t.dice(0), t.text(1)));
        readers.put("terror", t -> new SpecialAttack.Terror(t.text(0), t.text(1)));
        readers.put("swarm", t -> new SpecialAttack.Swarm(t.number(0), t.text(1)));
        readers.put("acts-last", t -> new SpecialAttack.ActsLast());
        readers.put("jet", t -> new SpecialAttack.Jet(t.number(0), t.number(1)));
        readers.put("ink", t -> new SpecialAttack.Ink(t.number(0)));
        readers.put("summon", t -> new SpecialAttack.Summon(t.list(0), t.dice(1), t.dice(2)));
        readers.put("animate-trees", t -> new SpecialAttack.AnimateTrees(t.number(0), t.number(1), t.number(2)));
    }

    private static SpecialAttack.Breath breath(TagText t) {
        String damage = t.text(5);
        boolean byHitPoints = damage.equals("hp");
        boolean none = damage.equals("none");
        return new SpecialAttack.Breath(
                t.text(0),
                t.text(1),
                t.number(2),
                t.number(3),
                t.number(4),
                byHitPoints,
                byHitPoints || none ? Optional.empty() : Optional.of(MonsterText.formula(damage)),
                t.size() > 6 ? Optional.of(t.text(6)) : Optional.empty());
    }
}
