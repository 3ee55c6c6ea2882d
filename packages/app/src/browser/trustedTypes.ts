/** What a policy of Trusted Types makes of a text. */
interface PolicyRules {
  createScriptURL?: (address: string) => string;
  createHTML?: (markup: string) => string | null;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules };
  }
}

/** Lets an element be emptied through `innerHTML`, as React Aria empties its live region. Any other markup is refused as before. */
export function allowEmptying(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: (markup) => (markup === "" ? markup : null) });
}
