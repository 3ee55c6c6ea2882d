import { useEffect, useId, useRef } from "react";
import type { MouseEvent, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { Frame } from "./ErrorSummary.styles.ts";

interface ErrorSummaryItemBase {
  /** Unique within the summary. */
  id: string;
  /** What is wrong, with the name of the field. */
  label: string;
}

/** One thing to put right: the address of its field (`#id` for one on this page), or what goes there. */
export type ErrorSummaryItem = ErrorSummaryItemBase &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

export interface ErrorSummaryProps {
  /** What the person is asked for. */
  title: string;
  /** In the order of the fields. */
  items: readonly ErrorSummaryItem[];
  /** Takes the focus when it appears, as it should after a refused submit. Default: false. */
  takesFocus?: boolean;
  /** To focus it later: it can be focused by script. */
  ref?: Ref<HTMLDivElement>;
}

/** Goes to a field on this page without touching the address; whatever cannot take the focus is made to. */
function goTo(event: MouseEvent<HTMLAnchorElement>, href: string) {
  if (!href.startsWith("#")) return;
  const target = document.getElementById(href.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.focus();
  }
  target.scrollIntoView({ block: "center" });
}

/** Everything that keeps a form from being sent, in one place, each leading to its field. */
export function ErrorSummary({ title, items, takesFocus = false, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);

  function setRef(element: HTMLDivElement | null) {
    own.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  }

  return (
    <Frame ref={setRef} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.href === undefined ? (
              <Button onPress={item.onSelect}>{item.label}</Button>
            ) : (
              <Anchor href={item.href} onClick={(event) => goTo(event, item.href)}>
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
