package org.woodgrain.rules.rulebook;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Rule;

/** A book and what campaigns have changed in its tables. Safe for any number of threads. */
@Rule("CH-05")
public interface Library {

    /** The book as it is printed. */
    Rulebook plain();

    /** The names of the tables that can be amended, in order. */
    List<String> tables();

    /** What is printed in a cell; empty if there is no such cell. */
    Optional<String> printed(Amendment cell);

    /** What makes a book with these amendments unsound, in words; empty if it is sound. */
    Optional<String> fault(List<Amendment> amendments);

    /** The book with amendments, which must be sound. */
    Rulebook with(List<Amendment> amendments);

    /** The setting packs that can be laid over the book. */
    default List<SettingPack> packs() {
        return List.of();
    }

    /** A book that nobody can change. */
    static Library fixed(Rulebook book) {
        return new Library() {
            @Override
            public Rulebook plain() {
                return book;
            }

            @Override
            public List<String> tables() {
                return List.of();
            }

            @Override
            public Optional<String> printed(Amendment cell) {
                return Optional.empty();
            }

            @Override
            public Optional<String> fault(List<Amendment> amendments) {
                return amendments.isEmpty() ? Optional.empty() : Optional.of("this book cannot be changed");
            }

            @Override
            public Rulebook with(List<Amendment> amendments) {
                return book;
            }
        };
    }
}
