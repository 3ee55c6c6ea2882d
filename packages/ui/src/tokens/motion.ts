/** How long a change takes. Motion shows cause and effect and nothing else; under reduced motion all three are 0. */
export const duration = { fast: "120ms", steady: "160ms", slow: "200ms" } as const;

/** The one curve. */
export const easing = "cubic-bezier(0.2, 0, 0, 1)";
