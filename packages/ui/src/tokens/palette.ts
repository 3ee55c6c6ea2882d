/** Every colour by the role it plays. Roles are named by what a colour is for, never by its hue. */
export type ColorRole =
  | "ground"
  | "sheet"
  | "raised"
  | "sunken"
  | "scrim"
  | "ink"
  | "ink-soft"
  | "ink-faint"
  | "line"
  | "edge"
  | "brand"
  | "brand-hover"
  | "on-brand"
  | "brand-wash"
  | "cloth"
  | "cloth-hover"
  | "on-cloth"
  | "on-cloth-soft"
  | "thread"
  | "thread-ply"
  | "steel"
  | "attention"
  | "attention-mark"
  | "attention-wash"
  | "danger"
  | "danger-mark"
  | "danger-wash"
  | "on-danger"
  | "hover"
  | "focus"
  | "selection";

/** The two themes as OKLCH values. Both are designed by hand: neither is computed from the other. */
export const palette: Record<"light" | "dark", Record<ColorRole, string>> = {
  light: {
    ground: "oklch(0.957 0.0125 88)",
    sheet: "oklch(0.992 0.0055 90)",
    raised: "oklch(1 0 0)",
    sunken: "oklch(0.93 0.014 90)",
    scrim: "oklch(0.27 0.02 120 / 0.36)",
    ink: "oklch(0.235 0.016 165)",
    "ink-soft": "oklch(0.415 0.016 160)",
    "ink-faint": "oklch(0.505 0.014 150)",
    line: "oklch(0.872 0.015 90)",
    edge: "oklch(0.585 0.014 140)",
    brand: "oklch(0.415 0.083 163)",
    "brand-hover": "oklch(0.35 0.075 163)",
    "on-brand": "oklch(0.985 0.008 110)",
    "brand-wash": "oklch(0.925 0.029 142)",
    cloth: "oklch(0.415 0.083 163)",
    "cloth-hover": "oklch(0.37 0.078 163)",
    "on-cloth": "oklch(0.985 0.008 110)",
    "on-cloth-soft": "oklch(0.9 0.03 140)",
    thread: "oklch(0.45 0.095 163)",
    "thread-ply": "oklch(0.62 0.095 160)",
    steel: "oklch(0.52 0.012 220)",
    attention: "oklch(0.47 0.1 66)",
    "attention-mark": "oklch(0.62 0.132 68)",
    "attention-wash": "oklch(0.945 0.045 88)",
    danger: "oklch(0.465 0.15 31)",
    "danger-mark": "oklch(0.56 0.17 31)",
    "danger-wash": "oklch(0.95 0.02 35)",
    "on-danger": "oklch(0.99 0.005 60)",
    hover: "oklch(0.25 0.03 160 / 0.055)",
    focus: "oklch(0.5 0.105 163)",
    selection: "oklch(0.88 0.06 155)",
  },
  dark: {
    ground: "oklch(0.2 0.013 168)",
    sheet: "oklch(0.242 0.0135 166)",
    raised: "oklch(0.282 0.014 166)",
    sunken: "oklch(0.305 0.014 166)",
    scrim: "oklch(0.14 0.012 168 / 0.58)",
    ink: "oklch(0.925 0.012 100)",
    "ink-soft": "oklch(0.81 0.014 115)",
    "ink-faint": "oklch(0.71 0.014 130)",
    line: "oklch(0.345 0.014 164)",
    edge: "oklch(0.6 0.016 155)",
    brand: "oklch(0.8 0.078 156)",
    "brand-hover": "oklch(0.86 0.066 154)",
    "on-brand": "oklch(0.2 0.03 165)",
    "brand-wash": "oklch(0.315 0.038 162)",
    cloth: "oklch(0.355 0.052 163)",
    "cloth-hover": "oklch(0.4 0.056 163)",
    "on-cloth": "oklch(0.95 0.012 110)",
    "on-cloth-soft": "oklch(0.86 0.025 140)",
    thread: "oklch(0.73 0.088 157)",
    "thread-ply": "oklch(0.53 0.075 160)",
    steel: "oklch(0.8 0.012 200)",
    attention: "oklch(0.83 0.115 84)",
    "attention-mark": "oklch(0.76 0.135 78)",
    "attention-wash": "oklch(0.315 0.042 82)",
    danger: "oklch(0.79 0.105 33)",
    "danger-mark": "oklch(0.68 0.145 33)",
    "danger-wash": "oklch(0.3 0.047 30)",
    "on-danger": "oklch(0.19 0.03 30)",
    hover: "oklch(0.95 0.02 120 / 0.06)",
    focus: "oklch(0.82 0.095 157)",
    selection: "oklch(0.39 0.06 160)",
  },
};

/** The shadow of what floats above the desk, a theme each. Nothing else casts one. */
export const shadow = {
  light: "0 1px 2px oklch(0.25 0.02 160 / 0.1), 0 12px 32px -8px oklch(0.25 0.02 160 / 0.22)",
  dark: "0 0 0 1px oklch(0.4 0.014 164 / 0.7), 0 16px 40px -8px oklch(0.05 0.01 168 / 0.7)",
} as const;

/** The hues of the eight avatars, in degrees. A person keeps theirs. */
export const avatarHues = [163, 66, 31, 225, 300, 350, 110, 195] as const;

/** Lightness and chroma of an avatar's ground and of the letters on it, a theme each: at least 6.8:1 at every hue. */
export const avatarTones = {
  light: { ground: "0.915 0.035", ink: "0.4 0.085" },
  dark: { ground: "0.325 0.045", ink: "0.87 0.07" },
} as const;
