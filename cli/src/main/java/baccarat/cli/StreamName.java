package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.simulation.KernelKind;
import java.util.Iterator;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A stream of shoes as a person writes it: by its name.
final class StreamName implements ITypeConverter<KernelKind>, Iterable<String> {

    @Override
    public KernelKind convert(String text) {
        return Stream.of(KernelKind.values())
                .filter(kernel -> kernel.stream().equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new TypeConversionException(
                                        "there is no stream '%s'; choose one of %s"
                                                .formatted(text, names().collect(joining(", ")))));
    }

    @Override
    public Iterator<String> iterator() {
        return names().iterator();
    }

    private static Stream<String> names() {
        return Stream.of(KernelKind.values()).map(KernelKind::stream);
    }
}
