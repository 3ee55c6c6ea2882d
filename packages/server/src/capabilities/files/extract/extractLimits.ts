/** What reading one file may cost. */
export interface ExtractLimits {
  /** From start to answer, in milliseconds; much more than reading needs, as a busy machine takes its time to start a process. */
  timeoutMs: number;
  /** The JavaScript heap of the reading process, in megabytes. */
  heapMb: number;
  /** All memory of the reading process, in megabytes; watched where the system tells it (Linux). */
  residentMb: number;
  /** Of the file as stored. */
  maxBytes: number;
  /** Text beyond this is dropped, and the answer says so. */
  maxCharacters: number;
  /** Files inside a zipped format. */
  maxEntries: number;
  /** Bytes that a zipped format may unpack to, counted while it is unpacked. */
  maxUnpackedBytes: number;
}

const megabyte = 1024 * 1024;

/** Generous for any real document, and small enough for two at a time on a small machine. */
export const defaultExtractLimits: ExtractLimits = {
  timeoutMs: 60_000,
  heapMb: 256,
  residentMb: 640,
  maxBytes: 25 * megabyte,
  maxCharacters: 200_000,
  maxEntries: 2_000,
  maxUnpackedBytes: 120 * megabyte,
};
