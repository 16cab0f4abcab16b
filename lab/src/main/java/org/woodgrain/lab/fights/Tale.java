package org.woodgrain.lab.fights;

/** Told in words what the engine has no word for: flight, courage, movement. */
interface Tale {
    /** Nobody listens. */
    Tale NONE = new Tale() {
        @Override
        public boolean silent() {
            return true;
        }

        @Override
        public void tell(String what) {}
    };

    /** Whether nothing need be put into words. */
    default boolean silent() {
        return false;
    }

    void tell(String what);
}
