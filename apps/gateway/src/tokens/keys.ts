import { getKeys } from '@talent-os/contracts/identity/access-tokens.js';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { textOfBody } from '@talent-os/service-kit/bus/call';
import { importJWK, type JWK } from 'jose';

type Key = Awaited<ReturnType<typeof importJWK>>;

/** An unknown key is asked for at most this often, in milliseconds: forged ids must not become load on identity. */
const ASK_EVERY = 2_000;

/** Public keys by id, fetched from identity when an unknown one is met. What is known keeps working while identity is away. */
export class Keys {
  private known = new Map<string, Key>();
  private askedAt = 0;
  private asking: Promise<void> | undefined;

  constructor(private readonly bus: Bus) {}

  async find(kid: string): Promise<Key | undefined> {
    if (!this.known.has(kid) && Date.now() - this.askedAt >= ASK_EVERY)
      this.asking ??= this.ask().finally(() => (this.asking = undefined));
    await this.asking;
    return this.known.get(kid);
  }

  private async ask(): Promise<void> {
    this.askedAt = Date.now();
    const reply = await this.bus.request(getKeys.name, { headers: { dl: String(Date.now() + 2_000) }, body: '{}' });
    if (reply.status !== 200) {
      this.askedAt = 0;
      return;
    }
    const { keys } = JSON.parse(textOfBody(reply.body)) as { keys: JWK[] };
    this.known = new Map(
      await Promise.all(keys.map(async (key) => [key.kid ?? '', await importJWK(key, key.alg)] as const)),
    );
  }
}
