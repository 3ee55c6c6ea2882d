import { createRequire } from "node:module";

/** As much of the database's driver as the programs use, which the server brings along. */
export interface Client {
  connect(): Promise<void>;
  query<Row>(text: string): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}

const serverRequire = createRequire(new URL("../../packages/server/package.json", import.meta.url));
const { Client: PgClient } = serverRequire("pg") as { Client: new (options: { connectionString: string }) => Client };

/** Does something on a connection of its own. */
export async function withClient<Outcome>(url: string, work: (client: Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new PgClient({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
