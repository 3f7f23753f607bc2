package baccarat.cli;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Regulation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a regulation by its id.
final class KnownRegulation implements ITypeConverter<Regulation> {

    @Override
    public Regulation convert(String id) {
        return Regulation.of(id).orElseThrow(() -> new TypeConversionException(unknown(id)));
    }

    private static String unknown(String id) {
        String ids = Regulation.all().stream().map(Regulation::id).collect(joining(", "));
        return "there is no regulation '%s'; there are %s".formatted(id, ids);
    }
}
