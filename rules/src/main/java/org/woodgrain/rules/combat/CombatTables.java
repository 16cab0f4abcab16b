package org.woodgrain.rules.combat;

/**
 * Attack matrices, saving throws and missile ranges.
 *
 * @param attack the number needed to hit
 * @param saves the number needed to save
 * @param missiles how far missiles fly
 */
public record CombatTables(AttackMatrix attack, SavingThrows saves, MissileTable missiles, FantasyTable fantasy) {}
