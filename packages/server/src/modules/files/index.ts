import { upload } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { eraseFiles } from "./eraseFiles.ts";
import { purgeFiles } from "./purgeFiles.ts";

/** Files that people attach. */
export const files: Module = {
  name: "files",
  holds: [{ table: upload, exported: { not: "Documents bring their files along." }, erased: "forget" }],
  purge: purgeFiles,
  erase: { forget: eraseFiles },
};

export { countNewDocument } from "./quotas.ts";
export { readAttachments, readFiles, setAsideOf, storedTexts } from "./readAttachments.ts";
export { removeUploads } from "./removeUploads.ts";
export {
  attachFiles,
  confirmOwnUploads,
  confirmUploads,
  copyAttachments,
  detachFiles,
  listAttachments,
  listOwnUploads,
  receiveUpload,
  requestUploads,
} from "./uploads.ts";
