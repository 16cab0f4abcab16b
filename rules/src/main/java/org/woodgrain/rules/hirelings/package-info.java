/** Characters and monsters who serve for pay, their loyalty, and the relatives who inherit. */
@NullMarked
package org.woodgrain.rules.hirelings;

import org.jspecify.annotations.NullMarked;
