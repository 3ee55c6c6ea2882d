import { Fragment, useEffect, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { Button } from "react-aria-components/Button";
import { PauseIcon, PlayIcon } from "../../icons/icons.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Root } from "./RotatingHeadline.styles.ts";

/** A word of the headline, in its language. */
export interface RotatingWord {
  /** The word. */
  text: string;
  /** BCP 47, such as `cy`. */
  lang: string;
}

export interface RotatingHeadlineProps {
  /** What stands before the word. */
  before: string;
  /** The words, in the order they come. The first is the one that shows at first, and stays where motion is not wanted. */
  words: readonly RotatingWord[];
  /** What stands after the word, on its own line. */
  after: string;
  /** The headline for assistive technology: one that does not change. */
  label: string;
  /** Default: `Pause the changing word`. */
  pauseLabel?: string;
  /** Default: `Play the changing word`. */
  playLabel?: string;
}

/** How long each word stands, in ms. The flip within it takes 650 ms, in the styles. */
const interval = 2200;

/**
 * The headline of the home page, with one word that changes. It can be paused, stands still where the person asked for
 * no motion, and reads as one unchanging headline.
 */
export function RotatingHeadline({
  before,
  words,
  after,
  label,
  pauseLabel = "Pause the changing word",
  playLabel = "Play the changing word",
}: RotatingHeadlineProps) {
  const [turn, setTurn] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)") || words.length < 2;

  useEffect(() => {
    if (isStill || !isPlaying) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((current) => current + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [isStill, isPlaying]);

  const shown = isStill ? 0 : turn;
  const word = words[shown % words.length];
  const former = shown > 0 ? words[(shown - 1) % words.length] : undefined;
  const isTurned = shown > 0 || undefined;
  return (
    <Root>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true">
          {before}{" "}
          <span data-part="turn">
            <Fragment key={shown}>
              {former && (
                <span data-part="word" data-turn="out" lang={former.lang}>
                  {former.text}
                </span>
              )}
              <span data-part="word" data-turn={isTurned && "in"} lang={word?.lang}>
                {word?.text}
              </span>
              <svg data-part="thread" data-turned={isTurned} viewBox="0 0 168 22" preserveAspectRatio="none">
                <path d="M0 8 C 30 8 40 13 70 12 S 130 7 168 9" />
              </svg>
              <svg data-part="needle" data-turned={isTurned} viewBox="60 6 62 20">
                <path
                  transform="rotate(-17 62 14)"
                  fillRule="evenodd"
                  d="M62.6 13.4 C 63.4 11.2 67.4 11 72 11.9 L 117.5 18.3 Q 118.7 18.8 117.4 19 L 71.2 17.4 C 66 16.9 62 15.8 62.6 13.4 Z M 65.4 13.7 C 66.8 12.8 71 13.4 73 14.4 C 71.6 15.5 66.8 15.2 65.4 13.7 Z"
                />
              </svg>
            </Fragment>
          </span>
          <br />
          {after}
        </span>
      </h1>
      {!isStill && (
        <Button aria-label={isPlaying ? pauseLabel : playLabel} onPress={() => setIsPlaying((current) => !current)}>
          {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
        </Button>
      )}
    </Root>
  );
}
