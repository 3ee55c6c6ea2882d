import { createGlobalStyle } from "styled-components";
import { media } from "./media.ts";
import { tokenRules } from "./cssVariables.ts";

/**
 * The tokens as CSS custom properties, light and dark, and the ground that every component stands on. Render it once, at
 * the root. `data-theme` on any element picks the theme of what is inside it; without one the page is light.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokenRules}

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--color-ground);
    color: var(--color-ink);
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ol, ul, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  ol, ul { list-style: none; }
  a { color: inherit; text-decoration: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; -webkit-tap-highlight-color: transparent; }
  ::placeholder { color: var(--color-ink-faint); opacity: 1; }
  ::selection { background: var(--color-selection); }
  :focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  h1:focus { outline: none; }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 240ms; animation-timing-function: var(--ease); }
  ${media.still} {
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
  time, dd { font-variant-numeric: tabular-nums lining-nums; }
`;
