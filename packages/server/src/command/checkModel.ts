import { z } from "zod";
import type { Config } from "../kernel/config.ts";
import { fail, ok, tried, warn, type Finding } from "./finding.ts";

const patienceMs = 10_000;

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Whether the model's address answers and takes the key: its list of models is asked for, which costs no token. */
export const checkModel = ({ model }: Pick<Config, "model">): Promise<Finding[]> =>
  tried("model", "See that AI_BASE_URL is right and its service runs.", async () => {
    if (!model) return [ok("model", "none is set: the built-in writer writes")];
    const response = await fetch(`${model.baseUrl.replace(/\/+$/, "")}/models`, {
      headers: model.apiKey ? { authorization: `Bearer ${model.apiKey}` } : {},
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status } = response;
    if (status === 401 || status === 403)
      return [fail("model", `its key is refused (${status}). See that AI_API_KEY is right.`)];
    if (status >= 500) return [fail("model", `its service answers ${status}. See what it says in its log.`)];
    const { data: list } = listSchema.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !list)
      return [
        warn(
          "model",
          `its service answers, with no list of models (${status}). See that AI_BASE_URL ends as it should, as in /v1.`,
        ),
      ];
    if (!list.data.some(({ id }) => id === model.model))
      return [warn("model", `${model.model} is not in its service's list. See that AI_MODEL is right.`)];
    return [ok("model", `${model.model} is there`)];
  });
