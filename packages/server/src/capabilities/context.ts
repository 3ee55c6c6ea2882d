import type { Kernel } from "../kernel/kernel.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { GrantSource } from "./grants/grantSource.ts";
import type { IdentityProviders } from "./identity/identityProviders.ts";
import type { Live } from "./live/live.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { BreachedPasswords } from "./breaches/breachedPasswords.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { TaskQueue } from "./queue/queue.ts";
import type { Tracing } from "./tracing/tracing.ts";
import type { Writers } from "./writer/writers.ts";

/** The kernel with every capability: what modules choose from. */
export interface Context extends Kernel {
  mailer: Mailer;
  writers: Writers;
  files: FileStore;
  tasks: TaskQueue;
  live: Live;
  /** Who says who people of some mail domains are. */
  identity: IdentityProviders;
  /** Passwords that are known from leaks. */
  breached: BreachedPasswords;
  /** Where grants are looked for over a network; undefined where that is turned off. */
  grants: GrantSource | undefined;
  /** Undefined where payments are not set up. */
  payments: PaymentProvider | undefined;
  /** Undefined where nobody watches. */
  metrics: Metrics | undefined;
  /** Undefined where nobody collects traces. */
  tracing: Tracing | undefined;
}
