/** What can be made ready without being played: companies and stocked levels. */
@NullMarked
package org.woodgrain.cli.generate;

import org.jspecify.annotations.NullMarked;
