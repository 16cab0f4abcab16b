package org.woodgrain.lab.fights;

/** What follows each round of a fight. */
interface Aftermath {
    /** They fight on. */
    Aftermath NONE = new Aftermath() {
        @Override
        public void begin() {}

        @Override
        public void after() {}
    };

    /** A fight begins. */
    void begin();

    /** A round is over, and both sides stand. */
    void after();
}
