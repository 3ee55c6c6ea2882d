/** Two radii: `flat` for what lies on the desk (sheets, fields, buttons), `float` for what hovers above it. */
export const radius = { flat: "3px", float: "10px" } as const;

/** The width of a line that separates. */
export const hairline = "1px";
