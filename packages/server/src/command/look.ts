import { askServer } from "../capabilities/operate/askServer.ts";
import { lookAt, lookSchema, type Look } from "../capabilities/operate/look.ts";
import type { Config } from "../kernel/config.ts";
import { hasDatabase, openFreePlace } from "./openPlace.ts";

/** Looks at the database that the settings name, through the server that holds it where one does; undefined where there is none yet. */
export async function lookAtPlace(config: Config): Promise<Look | undefined> {
  if (!hasDatabase(config)) return undefined;
  const place = await openFreePlace(config);
  if (!place) return lookSchema.parse(await askServer(config.dataDir, { do: "look" }, () => {}));
  return lookAt(place.database, config).finally(() => place.close());
}
