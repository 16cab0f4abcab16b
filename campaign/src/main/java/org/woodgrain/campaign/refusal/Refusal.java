package org.woodgrain.campaign.refusal;

/**
 * Why an order cannot be carried out. Nothing was thrown and no time passed.
 *
 * <p>A refusal tells its reader nothing that the seat does not know.
 */
public sealed interface Refusal
        permits GeneralRefusal,
                TownRefusal,
                HandlingRefusal,
                PropertyRefusal,
                DelveRefusal,
                MeetingRefusal,
                BattleRefusal,
                MagicRefusal,
                HiringRefusal,
                WorkshopRefusal,
                LoreRefusal,
                DeviceRefusal,
                HeirRefusal,
                RealmRefusal,
                CaptiveRefusal,
                ChatRefusal,
                RefereeRefusal {

    /** The rule that forbids it; empty if it is plain sense. */
    default String rule() {
        return "";
    }

    /** One plain sentence: what is wrong and what would be right. */
    String message();

    /** A short name of the reason. */
    default String code() {
        return getClass().getSimpleName();
    }
}
