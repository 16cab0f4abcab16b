package org.woodgrain.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.View;
import org.woodgrain.dice.DiceException;
import org.woodgrain.lab.futures.ForecastText;
import org.woodgrain.lab.futures.Futures;

/** Carries out one typed line at a time and prints what comes of it. */
final class Desk {
    private static final int LOG_LINES = 20;
    private static final int REMEMBERED = 400;

    private final Sitting sitting;
    private final PrintWriter out;
    private final Teller teller;
    private final Ink ink;
    private final Paper paper;
    private final DiceBeside beside = new DiceBeside();

    Desk(Sitting sitting, PrintWriter out, Ink ink, Paper paper) {
        this.sitting = sitting;
        this.out = out;
        this.ink = ink;
        this.paper = paper;
        this.teller = new Teller(ink);
    }

    /** How much room there is to print. */
    interface Paper {
        /** Where nobody says: wide enough for any level. */
        Paper WIDE = new Paper() {
            @Override
            public int columns() {
                return 240;
            }

            @Override
            public int rows() {
                return 200;
            }
        };

        int columns();

        int rows();
    }

    /** What became of a line. */
    enum Result {
        DONE,
        /** The game does not allow it; nothing has changed. */
        REFUSED,
        NOT_UNDERSTOOD,
        QUIT
    }

    /** Carries out a line; an empty one does nothing. */
    Result carryOut(String line) {
        Words words = Words.of(line);
        if (words.isEmpty()) {
            return Result.DONE;
        }
        List<Offer> offers = sitting.view().offers();
        Optional<OwnWord> own = OwnWord.of(words.at(0));
        boolean offered = offers.stream().anyMatch(offer -> Names.of(offer).contains(words.at(0)));
        if (own.isPresent() && !offered) {
            return answer(own.get(), words);
        }
        return switch (Phrases.read(line, offers)) {
            case Typed.Unclear unclear -> {
                out.println(ink.bad(unclear.message()));
                yield Result.NOT_UNDERSTOOD;
            }
            case Typed.Taken taken -> carryOut(taken.picks());
        };
    }

    /** Takes up one offer after the other as long as each ends as meant. */
    private Result carryOut(List<Pick> picks) {
        for (Pick pick : picks) {
            Optional<Cell> goal = at().flatMap(from -> Walk.goal(pick, from));
            if (take(pick) == Result.REFUSED) {
                return Result.REFUSED;
            }
            boolean stopped = goal.isPresent() && !goal.equals(at());
            boolean over = sitting.view().offers().stream()
                    .noneMatch(offer -> offer.id().equals(pick.offer()));
            if (stopped || over) {
                return Result.DONE;
            }
        }
        return Result.DONE;
    }

    private Result take(Pick pick) {
        return switch (sitting.take(pick)) {
            case Sitting.Answer.Refused refused -> {
                out.println(
                        ink.bad(refused.message()) + (refused.rule().isEmpty() ? "" : " " + ink.faint(refused.rule())));
                yield Result.REFUSED;
            }
            case Sitting.Answer.Done done -> {
                print(done.lines());
                yield Result.DONE;
            }
        };
    }

    private Optional<Cell> at() {
        return sitting.view().map().map(MapView::at);
    }

    private Result answer(OwnWord own, Words words) {
        View view = sitting.view();
        switch (own) {
            case LOOK -> {
                Portrait.place(view, ink).forEach(line -> wrapped(line, 2));
                sight(view);
            }
            case MAP -> map(view);
            case COMPANY -> Portrait.company(view, ink).forEach(out::println);
            case SHEET -> {
                Optional<View.Member> member =
                        Portrait.find(view, words.size() > 1 ? words.joined(1, words.size()) : "");
                if (member.isEmpty()) {
                    out.println(ink.bad("sheet: name one of "
                            + String.join(
                                    ", ",
                                    Portrait.everybody(view).stream()
                                            .map(View.Member::name)
                                            .toList())
                            + "."));
                    return Result.NOT_UNDERSTOOD;
                }
                Portrait.sheet(member.get(), ink, paper.columns()).forEach(out::println);
            }
            case LOG -> {
                String count = words.size() > 1 ? words.at(1) : Integer.toString(LOG_LINES);
                if (!count.matches("[1-9]\\d{0,3}")) {
                    out.println(ink.bad("log: a number of lines is wanted, not \"" + count + "\"."));
                    return Result.NOT_UNDERSTOOD;
                }
                print(sitting.log(Integer.parseInt(count)));
            }
            case SAY -> {
                return take(Saying.of(words));
            }
            case ROLL, ODDS -> {
                return dice(own, words);
            }
            case FUTURES -> {
                return futures(words);
            }
            case HELP -> {
                String about = words.size() > 1 ? words.joined(1, words.size()) : "";
                List<String> lines = HelpPage.of(view.offers(), about, ink);
                lines.forEach(line -> wrapped(line, line.startsWith("      ") ? 10 : HelpPage.COLUMN));
                return lines.isEmpty() ? unknown(about) : Result.DONE;
            }
            case QUIT -> {
                return Result.QUIT;
            }
        }
        return Result.DONE;
    }

    private Result futures(Words words) {
        boolean played = words.size() > 1 && words.at(1).equals("played");
        if (words.size() > 1 && !played) {
            out.println(ink.bad("futures: alone, or \"futures played\" for some played out with all the rules."));
            return Result.NOT_UNDERSTOOD;
        }
        return switch (sitting.futures(played)) {
            case Futures.Answer.Refused refused -> {
                out.println(ink.bad(refused.message()));
                yield Result.REFUSED;
            }
            case Futures.Answer.Told told -> {
                ForecastText.of(told.forecast()).forEach(line -> wrapped(line, 2));
                yield Result.DONE;
            }
        };
    }

    private Result dice(OwnWord own, Words words) {
        String expression = words.size() > 1 ? words.rest(1) : "";
        try {
            if (own == OwnWord.ROLL) {
                wrapped(beside.thrown(expression), 2);
            } else {
                beside.odds(expression).forEach(line -> wrapped(line, 2));
            }
            return Result.DONE;
        } catch (DiceException unclear) {
            out.println(ink.bad(own.word() + ": " + unclear.getMessage() + "."));
            return Result.NOT_UNDERSTOOD;
        }
    }

    private Result unknown(String about) {
        out.println(ink.bad("help: nothing called \"" + about + "\" can be done now."));
        return Result.NOT_UNDERSTOOD;
    }

    private void map(View view) {
        if (view.map().isEmpty()) {
            out.println("There is no map of the town.");
            return;
        }
        MapDrawing.draw(view.map().get(), ink, paper.columns(), paper.rows()).forEach(out::println);
    }

    void print(List<Line> lines) {
        lines.forEach(line -> wrapped(teller.tell(line), 0));
    }

    private void wrapped(String text, int indent) {
        Wrapping.of(text, paper.columns(), indent).forEach(out::println);
    }

    /** What the referee said of the place when the company last came to it. */
    private void sight(View view) {
        String room = view.place().split(",", 2)[0];
        sitting.log(REMEMBERED).reversed().stream()
                .filter(line -> line.tone() == Line.Tone.SIGHT && line.text().startsWith(room + "."))
                .findFirst()
                .ifPresent(line -> wrapped(line.text(), 0));
    }

    /** What stands before the cursor: turn, lights, hit points. */
    String prompt() {
        return Portrait.prompt(sitting.view(), ink);
    }
}
