import { Readable } from "node:stream";
import { openFiles } from "../capabilities/files/openFiles.ts";
import { checkSmtp } from "../capabilities/mail/mailer.ts";
import { doubtsAboutNetwork, type Config } from "../kernel/config.ts";
import { isLoopback } from "../kernel/loopback.ts";
import { newId } from "../kernel/ids.ts";
import { roomBounds, roomFor } from "../kernel/room.ts";
import { fail, ok, tried, warn, type Finding } from "./finding.ts";

/** Whether the mail server lets us in. No mail is sent. */
export const checkMail = ({ smtpUrl, dataDir }: Pick<Config, "smtpUrl" | "dataDir">): Promise<Finding[]> =>
  tried("mail", "See that SMTP_URL is right, with its user and password.", async () => {
    if (smtpUrl === undefined)
      return [warn("mail", `no SMTP_URL is set: nobody gets mail, it is written to ${dataDir}/outbox`)];
    await checkSmtp(smtpUrl);
    return [ok("mail", `${new URL(smtpUrl).host} takes mail`)];
  });

/** Whether a small file can be stored, read and removed. */
export const checkFiles = (config: Config): Promise<Finding[]> =>
  tried(
    "files",
    config.storage ? "See that the S3_ settings are right." : "See that DATA_DIR can be written to.",
    async () => {
      const files = await openFiles(config);
      // As ids are: what is left where the last step fails is removed like any file that belongs to nothing.
      const id = newId();
      const text = "A word of the doctor.";
      await files.put(id, Readable.from([Buffer.from(text)]), text.length);
      const isRight = (await files.read(id)).toString() === text;
      await files.remove(id);
      const place = config.storage ? `the bucket ${config.storage.bucket}` : `${config.dataDir}/files`;
      return [
        isRight
          ? ok("files", `${place} keeps them`)
          : fail("files", `${place} gives back another file than it was given`),
      ];
    },
  );

/** Whether settings that are right by themselves go together with a proxy. */
export function checkProxy(config: Config): Finding[] {
  const doubts = doubtsAboutNetwork(config).map((doubt) => warn("proxy", doubt));
  if (config.publicUrl.startsWith("http:") && !isLoopback(config.publicUrl))
    doubts.push(
      warn(
        "proxy",
        "PUBLIC_URL is http: what people write goes over the network for all to read. Put a proxy with https before it.",
      ),
    );
  return doubts.length > 0 ? doubts : [ok("proxy", config.publicUrl)];
}

/** Whether there is room left where the data folder is, or will be. */
export const checkDisk = ({ dataDir }: Pick<Config, "dataDir">): Promise<Finding[]> =>
  tried("disk", "See that DATA_DIR is right.", async () => {
    const room = roomFor(dataDir);
    const says = `${(room / 1e9).toFixed(1)} GB free for ${dataDir}`;
    if (room < roomBounds.full) return [fail("disk", `${says}. Make room now.`)];
    return [room < roomBounds.low ? warn("disk", `${says}. Make room soon.`) : ok("disk", says)];
  });
