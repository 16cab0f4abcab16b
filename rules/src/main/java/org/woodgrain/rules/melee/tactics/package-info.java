/** What those who fight do when nobody tells them: whom they strike, when they close, when they have had enough. */
@NullMarked
package org.woodgrain.rules.melee.tactics;

import org.jspecify.annotations.NullMarked;
