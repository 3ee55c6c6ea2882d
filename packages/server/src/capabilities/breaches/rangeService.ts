/** How long an answer may take, in milliseconds. */
const patienceMs = 2_000;

/** The most that is read of an answer. With padding they have some 40 kB. */
const mostBytes = 256 * 1024;

/** Characters of a hash that the service gets. */
const prefixLength = 5;

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error("the answer is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("latin1");
}

/**
 * Asks a range service whether it has a hash (SHA-1, capitals): it gets the first five characters and answers the rest of all that begin
 * so, `REST:COUNT` a line. Lines with a count of 0 are padding, which hides from who watches the line how many there are. Rejects where it
 * cannot be reached within two seconds, leads elsewhere, or answers something else.
 */
export async function isInRange(url: string, hash: string): Promise<boolean> {
  const response = await fetch(new URL(hash.slice(0, prefixLength), url), {
    headers: { "add-padding": "true", "user-agent": "Grantwright", accept: "text/plain" },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const rest = `${hash.slice(prefixLength)}:`;
  const line = (await readBounded(response)).split(/\r?\n/).find((each) => each.toUpperCase().startsWith(rest));
  return line !== undefined && Number(line.slice(rest.length)) > 0;
}
