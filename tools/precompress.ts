import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(?:js|css|svg|json|wasm)$/;
const leastBytes = 1024;

/** Puts a Brotli and a gzip form beside each text file of a folder, for the server to send as they are. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!compressible.test(name) || statSync(path).size < leastBytes) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
