import fc from "fast-check";

// That a mutant breaks the model is enough; the shortest sequence that shows it would take most of the time.
fc.configureGlobal({ endOnFailure: true });
