/* The thread that does one piece of work and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { apartJobs, type ApartJobs } from "./apartJobs.ts";

const { name, given } = workerData as { name: keyof ApartJobs; given: never };
const job = apartJobs[name] as (...given: unknown[]) => unknown;
parentPort?.postMessage(job(...(given as unknown[])));
