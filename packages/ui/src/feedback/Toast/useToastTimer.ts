import { useEffect, useRef } from "react";
import { dismissToast, toastDuration } from "./toastStore.ts";
import type { Toast } from "./toastStore.ts";

/** Takes the toast away when its time is over. The clock stops while paused, and goes on from where it stopped. */
export function useToastTimer(toast: Toast | undefined, isPaused: boolean) {
  const left = useRef(0);
  const id = toast?.isOpen ? toast.id : undefined;
  const duration = toast?.duration ?? toastDuration;

  useEffect(() => {
    left.current = duration;
  }, [id, duration]);

  useEffect(() => {
    if (id === undefined || isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [id, isPaused]);
}
