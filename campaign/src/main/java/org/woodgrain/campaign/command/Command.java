package org.woodgrain.campaign.command;

/** What a seat may order. */
public sealed interface Command
        permits BeginCommand,
                TownCommand,
                HandlingCommand,
                DelveCommand,
                MeetingCommand,
                MagicCommand,
                HiringCommand,
                CaptiveCommand,
                RefereeCommand {}
