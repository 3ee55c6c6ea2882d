const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const credential = {
  id: "YS1wYXNza2V5",
  rawId: bytes("a-passkey"),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes("{}"),
    attestationObject: bytes("attestation"),
    authenticatorData: bytes("authenticator"),
    signature: bytes("signature"),
    userHandle: bytes("ines"),
  },
};

/**
 * Has the browser of a story answer as with a passkey, or fail with a DOMException of this name. Returns what puts it right again.
 */
export function answerWithPasskey(failure?: string): () => void {
  const answer = async () => {
    if (failure !== undefined) throw new DOMException("No passkey.", failure);
    return credential;
  };
  for (const way of ["get", "create"] as const)
    Object.defineProperty(navigator.credentials, way, { configurable: true, value: answer });
  return () => {
    for (const way of ["get", "create"] as const) Reflect.deleteProperty(navigator.credentials, way);
  };
}

/** Takes passkeys away from the browser of a story. Returns what puts it right again. */
export function withoutPasskeys(): () => void {
  const kept = Object.getOwnPropertyDescriptor(window, "PublicKeyCredential");
  Object.defineProperty(window, "PublicKeyCredential", { configurable: true, value: undefined });
  return () => {
    if (kept) Object.defineProperty(window, "PublicKeyCredential", kept);
  };
}
