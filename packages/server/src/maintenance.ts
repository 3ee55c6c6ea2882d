import type { Context } from "./capabilities/context.ts";
import type { Module } from "./modules/module.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Removes what has had its time. What one module cannot remove now keeps no other from it; `tell` hears of it, and it goes the next time. */
export async function purge(
  modules: readonly Pick<Module, "name" | "purge">[],
  context: Context,
  tell: (error: unknown, module: string) => void,
): Promise<void> {
  for (const module of modules) await module.purge?.(context).catch((error: unknown) => tell(error, module.name));
}

/**
 * Purges and does what else is due, now and every hour, and looks each minute for tasks whose job was lost; several processes may do
 * so at once. Returns what ends it.
 */
export function startMaintenance(modules: readonly Module[], context: Context): () => void {
  const logged = (work: Promise<void> | undefined, what: string) =>
    void work?.catch((error: unknown) => context.log.error({ err: error }, what));
  const requeueLost = () => logged(context.tasks.requeueLost(), "looking for lost tasks failed");
  const run = () => {
    const tell = (err: unknown, module: string) => context.log.error({ err }, `the purge of ${module} failed`);
    logged(purge(modules, context, tell), "the purge failed");
    for (const { name, hourly } of modules) logged(hourly?.(context), `the hourly work of ${name} failed`);
  };
  run();
  const timers = [setInterval(run, hour), setInterval(requeueLost, minute)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
