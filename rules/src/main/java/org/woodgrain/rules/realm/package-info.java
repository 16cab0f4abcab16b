/** Strongholds, the people about them, and soldiers in pay. */
@NullMarked
package org.woodgrain.rules.realm;

import org.jspecify.annotations.NullMarked;
