package org.woodgrain.campaign.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class FlatMapTest {
    @Test
    void a_flat_map_says_what_a_tree_says_whatever_is_put_in_and_taken_out() {
        Random random = new Random(1974);
        TreeMap<String, Integer> tree = new TreeMap<>();
        FlatMap<String, Integer> flat = FlatMap.of(tree);
        for (int i = 0; i < 500; i++) {
            String key = "c" + random.nextInt(40);
            if (random.nextInt(3) == 0) {
                tree.remove(key);
                flat = flat.without(key);
            } else {
                tree.put(key, i);
                flat = flat.with(key, i);
            }
            assertThat(flat).isEqualTo(tree).hasToString(tree.toString()).hasSameHashCodeAs(tree);
            assertThat(List.copyOf(flat.keySet())).isEqualTo(List.copyOf(tree.keySet()));
            assertThat(List.copyOf(flat.values())).isEqualTo(List.copyOf(tree.values()));
            assertThat(flat.get("c7")).isEqualTo(tree.get("c7"));
            assertThat(flat.containsKey("c9")).isEqualTo(tree.containsKey("c9"));
            assertThat(flat.subMap("c1", "c25")).isEqualTo(tree.subMap("c1", "c25"));
            assertThat(flat.headMap("c25")).isEqualTo(tree.headMap("c25"));
            assertThat(flat.tailMap("c25")).isEqualTo(tree.tailMap("c25"));
            assertThat(new TreeMap<>(flat)).isEqualTo(tree);
        }
        assertThat(flat.firstKey()).isEqualTo(tree.firstKey());
        assertThat(flat.lastKey()).isEqualTo(tree.lastKey());
    }

    @Test
    void a_flat_set_says_what_a_tree_says_whatever_is_put_in_and_taken_out() {
        Random random = new Random(1974);
        TreeSet<Integer> tree = new TreeSet<>();
        FlatSet<Integer> flat = FlatSet.of(tree);
        for (int i = 0; i < 500; i++) {
            int member = random.nextInt(60);
            if (i % 3 == 0) {
                tree.remove(member);
                flat = flat.without(member);
            } else {
                tree.add(member);
                flat = flat.with(member);
            }
            assertThat(flat).isEqualTo(tree).hasToString(tree.toString());
            assertThat(List.copyOf(flat)).isEqualTo(List.copyOf(tree));
            assertThat(flat.contains(17)).isEqualTo(tree.contains(17));
            assertThat(flat.subSet(10, 40)).isEqualTo(tree.subSet(10, 40));
            assertThat(flat.headSet(40)).isEqualTo(tree.headSet(40));
            assertThat(flat.tailSet(40)).isEqualTo(tree.tailSet(40));
        }
        assertThat(flat.first()).isEqualTo(tree.first());
        assertThat(flat.last()).isEqualTo(tree.last());
    }

    @Test
    void what_is_flat_already_is_taken_as_it_is() {
        FlatMap<String, Integer> map =
                FlatMap.of(new TreeMap<String, Integer>()).with("a", 1);
        FlatSet<String> set = FlatSet.<String>of(new TreeSet<>()).with("a");
        assertThat(FlatMap.of(map)).isSameAs(map);
        assertThat(FlatSet.of(set)).isSameAs(set);
        assertThat(set.with("a")).isSameAs(set);
    }
}
