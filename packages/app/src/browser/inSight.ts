/** Whether this is the tab that the person looks at, as far as the browser says. */
export const isInSight = (): boolean => document.visibilityState === "visible";

/** Calls the listener whenever the tab comes into sight or goes out of it. Gives back the function that ends that. */
export function watchSight(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Does something once, as soon as the tab is in sight. */
export function whenInSight(run: () => void): void {
  if (isInSight()) return run();
  const end = watchSight(() => {
    if (!isInSight()) return;
    end();
    run();
  });
}
