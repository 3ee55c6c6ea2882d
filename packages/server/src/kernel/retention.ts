import type { Kernel } from "./kernel.ts";

const day = 24 * 60 * 60_000;

/** The moment so many days ago: what was last wanted before it goes for good. */
export const daysAgo = ({ now }: Pick<Kernel, "now">, days: number): Date => new Date(now().getTime() - days * day);

/** What was deleted after this moment can be brought back; what was deleted before it is removed (`DELETED_DAYS`). */
export const restorableSince = (kernel: Pick<Kernel, "config" | "now">): Date =>
  daysAgo(kernel, kernel.config.deletedDays);

/** When what is deleted at a moment goes for good. */
export const goneAt = ({ config }: Pick<Kernel, "config">, deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + config.deletedDays * day);
