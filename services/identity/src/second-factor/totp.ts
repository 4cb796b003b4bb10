import { Secret, TOTP } from 'otpauth';

/** Seconds a code is good for; every authenticator app knows this and no other. */
export const PERIOD_S = 30;
const DIGITS = 6;
/** Codes before and after the present one that are taken, for clocks that differ. */
const WINDOW = 1;
const ISSUER = 'Talent OS';

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
  });

/** 160 random bits in base32, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address an authenticator app reads from a QR code; `label` is whose account it is. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step a code belongs to, within the window around `now`; nothing where it is wrong. Takes as long either way. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  // The library compares bytes, of which digits of other scripts have more.
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });
