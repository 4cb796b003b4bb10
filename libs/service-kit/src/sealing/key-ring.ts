import { createHash, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key that encrypts keys. Its id names it without telling it. */
type Kek = { readonly id: string; readonly bytes: Buffer };
/** The current key seals; every one of the ring opens what it has sealed. */
export type KeyRing = { readonly current: Kek; readonly known: ReadonlyMap<string, Kek> };

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables with the keys a part of the product has of its own: `CHAT_KEK` and `CHAT_KEK_PREVIOUS`, for one. */
export const variablesOf = (part: string) => {
  const current = `${part.toUpperCase()}_KEK`;
  return { current, previous: `${current}_PREVIOUS` };
};

/**
 * The keys a part of the product has in this installation: its own, or what is derived of `MASTER_KEY` where there is
 * none, and the earlier ones of the part. Throws, naming the variable, where one is not 32 bytes in base64.
 */
export function keyRing(part: string, environment: Environment = process.env): KeyRing {
  const names = variablesOf(part);
  const kek = (variable: string, text = environment[variable]) => kekOf(part, variable, text);
  const current = kek(environment[names.current] ? names.current : 'MASTER_KEY');
  const previous = (environment[names.previous] ?? '').split(/[\s,]+/).filter(Boolean);
  // The first key of its own replaces the master key, which is still there to open what it has sealed.
  const master = environment['MASTER_KEY'] ? [kek('MASTER_KEY')] : [];
  const earlier = [...previous.map((key) => kek(names.previous, key)), ...master];
  return { current, known: new Map([...earlier, current].map((one) => [one.id, one])) };
}

function kekOf(part: string, variable: string, text = ''): Kek {
  const secret = Buffer.from(text, 'base64');
  if (secret.length !== KEY_BYTES) throw new Error(`${variable} must be 32 bytes in base64`);
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `talent-os/${part}/key-encryption`, KEY_BYTES));
  return { id: createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 8), bytes };
}
