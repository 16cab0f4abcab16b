/** The command {@code lab}: measurements that take a while. */
@NullMarked
package org.woodgrain.cli.lab;

import org.jspecify.annotations.NullMarked;
