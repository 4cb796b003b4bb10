/** Browsers know passkeys at addresses with a name, and not at one of numbers. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
