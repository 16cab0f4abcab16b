package org.woodgrain.campaign.command;

/** What a seat may order. */
public sealed interface Command
        permits BeginCommand,
                TownCommand,
                HandlingCommand,
                PropertyCommand,
                DelveCommand,
                MeetingCommand,
                MagicCommand,
                HiringCommand,
                WorkshopCommand,
                LoreCommand,
                HeirCommand,
                RealmCommand,
                CaptiveCommand,
                ChatCommand,
                RefereeCommand {}
