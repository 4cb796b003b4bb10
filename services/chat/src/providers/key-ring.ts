import { createHash, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key that encrypts keys. Its id names it without telling it. */
export type Kek = { readonly id: string; readonly bytes: Buffer };
/** The current key seals; every one of the ring opens what it has sealed. */
export type KeyRing = { readonly current: Kek; readonly known: ReadonlyMap<string, Kek> };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The keys of this installation: `CHAT_KEK`, or what is derived of `MASTER_KEY` where there is none, and the earlier ones
 * in `CHAT_KEK_PREVIOUS`. Throws, naming the variable, where one is not 32 bytes in base64.
 */
export function keyRing(environment: Environment = process.env): KeyRing {
  const { MASTER_KEY, CHAT_KEK, CHAT_KEK_PREVIOUS } = environment;
  const master = () => kekOf(MASTER_KEY, 'MASTER_KEY');
  const current = CHAT_KEK ? kekOf(CHAT_KEK, 'CHAT_KEK') : master();
  const previous = (CHAT_KEK_PREVIOUS ?? '').split(/[\s,]+/).filter(Boolean);
  // The first key of its own replaces the master key, which is still there to open what it has sealed.
  const earlier = [...previous.map((key) => kekOf(key, 'CHAT_KEK_PREVIOUS')), ...(MASTER_KEY ? [master()] : [])];
  return { current, known: new Map([...earlier, current].map((kek) => [kek.id, kek])) };
}

function kekOf(text: string | undefined, variable: string): Kek {
  const secret = Buffer.from(text ?? '', 'base64');
  if (secret.length !== KEY_BYTES) throw new Error(`${variable} must be 32 bytes in base64`);
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'talent-os/chat/key-encryption', KEY_BYTES));
  return { id: createHash('sha256').update('id').update(bytes).digest('hex').slice(0, 8), bytes };
}
