import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Frame = styled.span`
  position: relative;
  display: block;
  block-size: 10px;
  margin-inline: 4px;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-block-start: 4px;
    inset-inline: 0;
    block-size: 2px;
  }
  &::before {
    background: radial-gradient(circle at 1px 1px, var(--color-edge) 0.9px, transparent 1.15px) 0 0 / 5px 2px repeat-x;
  }
  &::after {
    inset-inline-end: auto;
    inline-size: calc(var(--p) * 1%);
    background: var(--color-thread);
    transition: inline-size calc(var(--slow) * 2) var(--ease);
  }
  span {
    position: absolute;
    z-index: 1;
    inset-inline-start: calc(var(--at) * 1%);
    inset-block-start: 1.5px;
    inline-size: 7px;
    block-size: 7px;
    margin-inline-start: -3.5px;
    border: 1.25px solid var(--color-edge);
    border-radius: 50%;
    background: var(--thread-ground, var(--color-ground));
    transition:
      rotate var(--slow) var(--ease),
      background-color var(--slow) var(--ease);
  }
  span[data-reached] {
    inset-block-start: 0.5px;
    block-size: 9px;
    border: 0;
    border-radius: 3.5px;
    background: var(--color-thread);
    box-shadow: 0 0 0 1px var(--thread-ground, var(--color-ground));
    rotate: 20deg;
  }
  span[data-reached]:dir(rtl) {
    rotate: -20deg;
  }
  span[data-open] {
    border: 2px solid var(--color-attention-mark);
  }
  ${media.forcedColors} {
    &::after,
    span[data-reached] {
      background: CanvasText;
      forced-color-adjust: none;
    }
    &::before {
      background: none;
      border-block-start: 2px dotted CanvasText;
    }
  }
`;
