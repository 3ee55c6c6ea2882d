import { controlOn } from "../fields/field.ts";
import { until } from "../harness/scene.ts";
import { autoSaved, sent, type Fault } from "./fault.ts";
import { sendAgain } from "./network.ts";

const killedSaving: Fault = {
  name: "server killed while it saves",
  isFor: autoSaved,
  stage: "own server",
  play: async (scene) => {
    const page = await scene.open();
    let kill: (value: unknown) => void = () => {};
    const isKilled = new Promise((resolve) => (kill = resolve));
    const saving = scene.wire.disturb(scene.place.isSave, { kind: "late answer", until: isKilled }, 1);
    await scene.write(page);
    await saving.first;
    await scene.wait(scene.random.between(0, 40));
    await scene.server.stop("SIGKILL");
    kill(undefined);
    await scene.write(page, ` ${scene.words(3)}`);
    await scene.server.start();
    // The retries have become rare by then.
    await scene.waitForServer(page, 45_000);
  },
};

const killedSending: Fault = {
  name: "server killed while something is sent",
  isFor: sent,
  stage: "own server",
  play: async (scene) => {
    const page = await scene.open();
    let kill: (value: unknown) => void = () => {};
    const isKilled = new Promise((resolve) => (kill = resolve));
    const sending = scene.wire.disturb(scene.place.isSave, { kind: "late answer", until: isKilled }, 1);
    const words = await scene.write(page);
    await scene.place.send?.(page);
    await sending.first;
    await scene.wait(scene.random.between(0, 40));
    await scene.server.stop("SIGKILL");
    kill(undefined);
    const area = controlOn(page, scene.place.control);
    const isStill = await until(async () => (await area.inputValue()) === words, 3_000);
    scene.expect(isStill, "after the server was gone the words left the screen");
    await scene.server.start();
    await sendAgain(scene, page);
  },
};

/** What a server does that dies. */
export const serverFaults: Fault[] = [killedSaving, killedSending];
