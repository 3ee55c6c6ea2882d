import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { BodyOf, Schemas } from "@grantwright/api-client";

/** What a test has an authenticator do otherwise than one should. */
interface Odd {
  origin?: string;
  /** The person showed that it is they. */
  isVerified?: boolean;
  /** How often it has signed, in place of once more. */
  counter?: number;
  /** The host that it signs for. */
  rpId?: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** The head of a thing of CBOR (RFC 8949), of a length below 65,536. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** What an authenticator says, in CBOR. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as never)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** An authenticator in software: makes one passkey (ES256, without attestation) and signs in with it. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = "";

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const point = (text: string) => Buffer.from(text, "base64url");
    this.#publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, odd: Odd, flags: number): Buffer {
    this.counter = odd.counter ?? this.counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = odd.isVerified === false ? 0 : 0b100;
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags | verified | 1]), counter]);
  }

  /** Answers what a browser makes a passkey for. */
  create(
    { rp, user, challenge }: Schemas["PasskeyCreationOptions"],
    odd: Odd = {},
  ): BodyOf<"addPasskey">["credential"] {
    this.#userHandle = user.id;
    const length = Buffer.from([this.credentialId.length >> 8, this.credentialId.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#publicKey]);
    const authData = Buffer.concat([this.#authenticatorData(rp.id, odd, 0b0100_0000), attested]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: base64url(this.credentialId),
      rawId: base64url(this.credentialId),
      type: "public-key",
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, odd)),
        attestationObject: base64url(cbor(attestation)),
      },
    };
  }

  /** Answers what a browser asks its passkeys. */
  get({ rpId, challenge }: Schemas["PasskeyRequestOptions"], odd: Odd = {}): BodyOf<"signInWithPasskey">["credential"] {
    const clientData = this.#clientData("webauthn.get", challenge, odd);
    const authenticatorData = this.#authenticatorData(rpId, odd, 0);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), this.#key);
    return {
      id: base64url(this.credentialId),
      rawId: base64url(this.credentialId),
      type: "public-key",
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: this.#userHandle,
      },
    };
  }
}
