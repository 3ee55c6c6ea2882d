import type { Config } from "./config.ts";

/** Whether an address is of somebody who looks after the deployment. */
export const isAdmin = (config: Pick<Config, "adminEmails">, email: string): boolean =>
  config.adminEmails.includes(email);
