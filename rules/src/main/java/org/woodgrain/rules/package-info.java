/** What every part of the rules shares: citations, thrown dice, profiles and rulesets. */
@NullMarked
package org.woodgrain.rules;

import org.jspecify.annotations.NullMarked;
