import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** Two-step sign-in as it is for most: off. */
export const sampleFactorOff: Schemas["SecondFactor"] = { isOn: false, recoveryCodesLeft: 0, needsPassword: false };

/** Two-step sign-in that is on, with two codes used. */
export const sampleFactorOn: Schemas["SecondFactor"] = {
  isOn: true,
  since: "2026-10-02T08:12:00.000Z",
  recoveryCodesLeft: 8,
  needsPassword: false,
};

/** What an app for codes takes over. */
export const sampleSetup: Schemas["SecondFactorSetup"] = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  address:
    "otpauth://totp/Grantwright:ines%40example.org?issuer=Grantwright&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
};

/** Ten recovery codes. */
export const sampleRecoveryCodes: Schemas["RecoveryCodes"] = {
  recoveryCodes: [
    "7Q4M-D2XR-9KTV-B1NZ",
    "W8CE-50YF-HJ3P-6GAS",
    "4TRB-XN92-QM7K-VE1D",
    "Z6HY-3JSW-08PC-FG5A",
    "KD1V-9EQT-7RXB-2MN4",
    "P5AF-CGW6-YH0S-J38Z",
    "2NXM-TB4Q-E9VD-1K7R",
    "S0JG-6YPF-A3CH-W8Z5",
    "B7RK-V1TD-4XQN-M2E9",
    "H3ZC-8WSA-5GFJ-06PY",
  ],
};

/** Two passkeys: one on a phone, used of late, and one that was never used. */
export const samplePasskeys: Schemas["Passkey"][] = [
  {
    id: "66f0aa10bb20cc30dd40f201",
    name: "My phone",
    addedAt: "2026-09-12T10:00:00.000Z",
    lastUsedAt: "2026-11-20T07:45:00.000Z",
    isSynced: true,
  },
  {
    id: "66f0aa10bb20cc30dd40f202",
    name: "Security key in the desk",
    addedAt: "2026-11-03T15:20:00.000Z",
    lastUsedAt: null,
    isSynced: false,
  },
];

/** What a browser asks its passkeys. */
export const samplePasskeyRequest: Schemas["PasskeyRequestOptions"] = {
  challenge: "c2lnbi1pbi13aXRoLWEtcGFzc2tleS1wbGVhc2UtMTI",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
};

/** What a browser makes a passkey for. */
export const samplePasskeyCreation: Schemas["PasskeyCreationOptions"] = {
  rp: { name: "Grantwright", id: "localhost" },
  user: { id: "NjZmMGFhMTBiYjIwY2MzMGRkNDBlZTUx", name: "ines@example.org", displayName: "ines@example.org" },
  challenge: "YWRkLWEtcGFzc2tleS1wbGVhc2UtMTIzNDU2Nzg5MDE",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
};

/** Mocks of two-step sign-in and passkeys. */
export const factorMocks = {
  takeStep: defineMock("takeSecondStep"),
  beginPasskeySignIn: defineMock("beginPasskeySignIn"),
  signInWithPasskey: defineMock("signInWithPasskey"),
  get: defineMock("getSecondFactor", sampleFactorOff),
  setUp: defineMock("setUpSecondFactor"),
  turnOn: defineMock("turnOnSecondFactor"),
  makeRecoveryCodes: defineMock("makeRecoveryCodes"),
  turnOff: defineMock("turnOffSecondFactor"),
  passkeys: defineMock("listPasskeys", []),
  beginPasskey: defineMock("beginPasskey"),
  addPasskey: defineMock("addPasskey"),
  renamePasskey: defineMock("renamePasskey"),
  removePasskey: defineMock("removePasskey"),
};
