/**
 * How Node.js is started for the server, as deploy/Containerfile and deploy/grantwright.service do it: errors name the lines of the source,
 * and a young generation of 8 MB keeps a process under 300 MB (docs/operate/scale.md).
 */
export const serverFlags = ["--enable-source-maps", "--max-semi-space-size=8"] as const;
