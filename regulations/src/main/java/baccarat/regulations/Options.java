package baccarat.regulations;

import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.util.List;
import java.util.Optional;

/// Everything that a document's `regulation.yaml` says.
///
/// @param silent provisions that can come up at a table under these options although the document
///   has nothing about them
record Options(String id, String title, Permits permits, List<Provision> silent) {

    /// A missing or wrong value becomes an objection and is replaced by a placeholder.
    static Options of(Form form) {
        form.required("format", form.whole("format"), "1")
                .filter(format -> format != 1)
                .ifPresent(
                        format ->
                                form.object(
                                        "format %d; 1 is understood".formatted(format), "format"));
        String id =
                OptionForm.required(
                        form,
                        "id",
                        "a word of up to 40 small letters, digits and hyphens, as in card-room",
                        text -> Optional.of(text).filter(t -> t.matches("[a-z0-9-]{1,40}")),
                        "");
        String title =
                form.required("title", form.text("title"), "what the document is called")
                        .orElse("");
        form.text("shares");
        List<Provision> silent =
                form.list(
                                "silent",
                                "a provision, as in CUT_OFFERED",
                                "[CUT_OFFERED]",
                                Provisions::of)
                        .orElse(List.of());
        var permits =
                new Permits(
                        CardOptions.of(section(form, "cards")),
                        TableOptions.table(section(form, "table")),
                        TableOptions.vigorish(section(form, "vigorish")),
                        WagerOptions.of(section(form, "wagers")),
                        ProcedureOptions.of(section(form, "procedures")));
        form.close();
        ConsistentOptions.check(form, permits);
        return new Options(id, title, permits, silent);
    }

    private static Form section(Form form, String key) {
        return form.required(key, form.section(key), "a section with keys of its own")
                .orElseGet(form::emptySection);
    }
}
