package org.woodgrain.rules.monsters;

/** Something special about a creature. */
public sealed interface Power permits Trait, Resistance, OnHit, SpecialAttack, Habit, Seafaring {}
