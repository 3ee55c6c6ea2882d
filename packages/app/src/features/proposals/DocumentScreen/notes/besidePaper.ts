/** Where notes have room between the paper and the rail, in CSS. */
export const besidePaper = "(min-width: 1416px)";
