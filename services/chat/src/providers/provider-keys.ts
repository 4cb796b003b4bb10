import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { ProviderFailure } from './failure.js';
import type { Provider } from './provider.js';
import { unseal, type SecretPlace } from '@talent-os/service-kit/sealing/seal';

/** How long a key may stay readable in memory. */
const KEEP_MS = 60_000;

export const placeOf = (organizationId: string, providerId: string, version: number): SecretPlace => ({
  part: 'chat',
  organizationId,
  owner: providerId,
  field: 'key',
  version,
});

/** Opens keys for the moment they are needed. */
@Injectable()
export class ProviderKeys {
  private readonly open = new Map<string, { readonly key: string; readonly until: number }>();

  /** The key of a provider. Throws `ProviderFailure` where it cannot be read, and says so in the log. */
  keyOf(ctx: Ctx, { id, key }: Provider, now = Date.now()): string {
    if ('plain' in key) return key.plain;
    const name = `${ctx.organizationId} ${id} ${key.version} ${key.sealed}`;
    const known = this.open.get(name);
    if (known && known.until > now) return known.key;
    this.sweep(now);
    try {
      const plain = unseal(key.sealed, placeOf(ctx.organizationId, id, key.version));
      this.open.set(name, { key: plain, until: now + KEEP_MS });
      return plain;
    } catch (error) {
      ctx.log.error({ err: error, providerId: id }, 'the key of a model provider cannot be read');
      throw new ProviderFailure('unreadable', { cause: error });
    }
  }

  private sweep(now: number): void {
    for (const [name, { until }] of this.open) if (until <= now) this.open.delete(name);
  }
}
