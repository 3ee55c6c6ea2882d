/* The thread that does one piece of work and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { apartJobs } from "./apartJobs.ts";

const { name, given } = workerData as { name: string; given: never };
const job = await apartJobs[name]?.();
if (job?.name !== name) throw new Error(`${name} is missing in apartJobs.ts.`);
parentPort?.postMessage(job.run(...given));
