package org.woodgrain.campaign.command;

import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Things taken in hand, stowed, given; lights lit and put out. In town and underground. */
public sealed interface HandlingCommand extends Command {
    /** Carries a thing another way. */
    record Ready(CharacterId who, ItemId item, Carried how) implements HandlingCommand {}

    /** Puts a thing into a sack or pack. */
    record Stow(CharacterId who, ItemId item, ItemId container) implements HandlingCommand {}

    /** Gives so many of a thing to another member. */
    record Give(CharacterId from, CharacterId to, ItemId item, int quantity) implements HandlingCommand {}

    /** Hands coins to another member. */
    record GiveCoins(CharacterId from, CharacterId to, Purse coins) implements HandlingCommand {}

    /**
     * Offers a thing to another member at a price in gold pieces (EQ-03); he has still to say yes. At the referee's word it
     * changes hands at once.
     */
    record Trade(CharacterId seller, CharacterId buyer, ItemId item, int quantity, int gold)
            implements HandlingCommand {}

    /** Says yes or no to what was offered. */
    record AnswerTrade(CharacterId buyer, String bargain, boolean yes) implements HandlingCommand {}

    /** Takes back what was offered. */
    record WithdrawTrade(CharacterId seller, String bargain) implements HandlingCommand {}

    /** Lights a torch or a lantern and takes it in hand. */
    record LightUp(CharacterId who, ItemId source) implements HandlingCommand {}

    /** Puts out a light. */
    record PutOut(CharacterId who, ItemId source) implements HandlingCommand {}

    /** Fills a lantern from a flask of oil. */
    record Refill(CharacterId who, ItemId lantern) implements HandlingCommand {}

    /** Tries a sip of a potion, which changes nothing in it (MI-040). */
    record Sip(CharacterId who, ItemId potion) implements HandlingCommand {}

    /** Drinks a potion whole. */
    record Drink(CharacterId who, ItemId potion) implements HandlingCommand {}

    /** Takes a helpless comrade on the back (EQ-29). */
    record Carry(CharacterId bearer, CharacterId body) implements HandlingCommand {}

    /** Lays a carried comrade down. */
    record LayDown(CharacterId body) implements HandlingCommand {}

    /** Leaves a dead comrade where he lies, for good. */
    record LeaveDead(CharacterId body) implements HandlingCommand {}

    /** Eats a bunch of belladonna (EQ-18). */
    record Eat(CharacterId who, ItemId herb) implements HandlingCommand {}

    /** Gets on the back of a creature that follows the company. */
    record Mount(CharacterId rider, FoeId beast) implements HandlingCommand {}

    /** Gets down from it. */
    record Dismount(CharacterId rider) implements HandlingCommand {}

    /** Loads so many of a thing, and with a container what is in it, on a creature that follows the company. */
    record Load(CharacterId who, FoeId beast, ItemId item, int quantity) implements HandlingCommand {}

    /** Takes so many of a thing off it. */
    record Unload(CharacterId who, FoeId beast, ItemId item, int quantity) implements HandlingCommand {}

    /** Loads all coins but so many gold pieces' worth on a creature that follows the company. */
    record LoadCoins(CharacterId who, FoeId beast, int keep) implements HandlingCommand {}

    /** Takes so many gold pieces' worth of coins off it. */
    record UnloadCoins(CharacterId who, FoeId beast, int gold) implements HandlingCommand {}
}
