/** What the server tells a browser to ask, and what the browser brings back, in the JSON of WebAuthn. */
export type WebAuthnJson = Record<string, unknown>;

/** Asks the person's passkeys to sign. Throws where there is none, or the person declined. */
export async function askPasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

/** Has a device make a passkey. Throws where it has one already, or the person declined. */
export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/** What people read where a device did not do it; nothing where something else went wrong. */
export function passkeyFailure(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  if (failure.name === 'InvalidStateError') return 'This device has a passkey of yours already';
  if (['NotAllowedError', 'AbortError', 'NotSupportedError', 'SecurityError'].includes(failure.name))
    return 'No passkey was used';
  return undefined;
}
