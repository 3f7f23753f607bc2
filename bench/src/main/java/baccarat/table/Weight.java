package baccarat.table;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/// About how many bytes hang on an object: every object that can be reached once, with a header of
/// sixteen bytes and eight for each field or element.
final class Weight {

    private static final int HEADER = 16;
    private static final int FIELD = 8;

    private Weight() {}

    static long of(Object root) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        var open = new ArrayDeque<Object>();
        open.add(root);
        long bytes = 0;
        while (!open.isEmpty()) {
            Object one = open.pop();
            if (one instanceof Enum || one instanceof Class || !seen.add(one)) {
                continue;
            }
            bytes += HEADER;
            if (one.getClass().isArray()) {
                bytes += elements(one, open);
            } else {
                bytes += fields(one, open);
            }
        }
        return bytes;
    }

    private static long elements(Object array, ArrayDeque<Object> open) {
        int length = Array.getLength(array);
        if (!array.getClass().getComponentType().isPrimitive()) {
            for (int i = 0; i < length; i++) {
                add(Array.get(array, i), open);
            }
        }
        return (long) length * FIELD;
    }

    private static long fields(Object one, ArrayDeque<Object> open) {
        long bytes = 0;
        for (Class<?> type = one.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                bytes += FIELD;
                if (!field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    try {
                        add(field.get(one), open);
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        }
        return bytes;
    }

    private static void add(
            @org.jspecify.annotations.Nullable Object one, ArrayDeque<Object> open) {
        if (one != null) {
            open.add(one);
        }
    }
}
