import { ApiError, requestUpload, uploadFile, type Schemas } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { attachmentLimits } from "@grantwright/domain";
import { showToast } from "@grantwright/ui";
import { useCallback, useRef, useState } from "react";
import { requestCopy, showRequestError } from "../requestErrors.ts";
import { fileNote, fileProblem } from "./fileRules.ts";

/** One file on its way to the server, or there. */
export interface AttachedFile {
  /** Names the row; not the server's id. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  status: "uploading" | "done" | "failed";
  /** What the person should know of it. */
  note?: string | undefined;
  errorMessage?: string | undefined;
  /** The server's id, once it is known. */
  fileId?: string | undefined;
}

/** Files for a document that may not exist yet: chosen, checked and sent at once. `problems` names what was refused. */
export function useAttachments(docId: string | undefined) {
  const client = useApiClient();
  const [files, setFiles] = useState<AttachedFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const sources = useRef(new Map<string, { file: File; target?: Schemas["UploadTarget"] }>());

  const change = useCallback((id: string, patch: Partial<AttachedFile>) => {
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...patch } : file)));
  }, []);

  /** Says at its row that a file was not sent; `isAloud`: in a toast too. A file that was removed meanwhile is not spoken of. */
  const fail = useCallback(
    (id: string, isAloud: boolean) => {
      const name = sources.current.get(id)?.file.name;
      if (!name) return;
      const errorMessage = requestCopy.uploadFailed(name);
      change(id, { status: "failed", errorMessage });
      if (isAloud) showToast({ title: errorMessage, tone: "danger" });
    },
    [change],
  );

  /** Sends a file to its address. Throws an ApiError. */
  const put = useCallback(
    async (id: string, { file, target }: { file: File; target: Schemas["UploadTarget"] }) => {
      await uploadFile(target, file);
      change(id, { status: "done", fileId: target.fileId, errorMessage: undefined });
    },
    [change],
  );

  const send = useCallback(
    async (ids: string[]) => {
      const batch = ids.map((id) => ({ id, source: sources.current.get(id)! }));
      try {
        const targets = await requestUpload(
          client,
          docId,
          batch.map(({ source: { file } }) => ({ filename: file.name, mimetype: file.type, size: file.size })),
        );
        if (targets.length !== batch.length) throw new Error("Not one address a file");
        await Promise.all(
          batch.map(async ({ id, source }, index) => {
            const target = (source.target = targets[index]!);
            try {
              await put(id, { file: source.file, target });
            } catch {
              fail(id, true);
            }
          }),
        );
      } catch (error) {
        for (const id of ids) fail(id, false);
        showRequestError(error);
      }
    },
    [client, docId, fail, put],
  );

  /** Sends a file once more: to the address that it has, for it may have arrived; to a new one where that is refused. */
  const resend = async (id: string) => {
    const source = sources.current.get(id);
    if (!source) return;
    change(id, { status: "uploading", errorMessage: undefined });
    const { file, target } = source;
    if (!target) return send([id]);
    try {
      await put(id, { file, target });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRefused) return send([id]);
      fail(id, true);
    }
  };

  return {
    files,
    problems,
    /** Whether a file is still on its way. */
    isUploading: files.some((file) => file.status === "uploading"),
    /** The server's ids of what has arrived. */
    fileIds: files.flatMap((file) => (file.status === "done" && file.fileId ? [file.fileId] : [])),
    add: (chosen: readonly File[]) => {
      const found: string[] = [];
      const taken: AttachedFile[] = [];
      for (const file of chosen) {
        const problem =
          fileProblem(file) ??
          (files.length + taken.length >= attachmentLimits.perDocument
            ? `${file.name}: ${attachmentLimits.perDocument} files are the most.`
            : undefined);
        if (problem) {
          found.push(problem);
          continue;
        }
        const id = crypto.randomUUID();
        sources.current.set(id, { file });
        taken.push({ id, name: file.name, size: file.size, status: "uploading", note: fileNote(file.name) });
      }
      setProblems(found);
      setFiles((all) => [...all, ...taken]);
      if (taken.length > 0) void send(taken.map((file) => file.id));
    },
    remove: (id: string) => {
      sources.current.delete(id);
      setFiles((all) => all.filter((file) => file.id !== id));
    },
    retry: (id: string) => void resend(id),
  };
}
