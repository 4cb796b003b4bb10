import { Injectable } from '@nestjs/common';
import { TOKEN } from '@talent-os/contracts/identity/token.js';
import type { Ctx } from '@talent-os/service-kit';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import { open } from '../crypto/envelope.js';
import { signingKey } from './key.rules.js';
import { ensureKeys, PRIVATE_KEY, readKeys, type KeyRow } from './signing-key.queries.js';

/** A key made by another process signs from this late on here; far less than the lead it is published with. */
const READ_AGAIN_MS = 60_000;

type Signer = { readonly kid: string; readonly key: CryptoKey };

/** The keys access tokens are signed with: made on first use, kept encrypted, opened once. */
@Injectable()
export class SigningKeys {
  private rows: readonly KeyRow[] = [];
  private readAt = 0;
  private readonly opened = new Map<string, Promise<CryptoKey>>();

  /** The key that signs now. */
  async signer(ctx: Ctx): Promise<Signer> {
    if (ctx.now.getTime() - this.readAt > READ_AGAIN_MS) await this.read(ctx);
    const row = signingKey(this.rows, ctx.now) ?? (await this.made(ctx));
    return { kid: row.kid, key: await this.keyOf(row) };
  }

  private async read(ctx: Ctx): Promise<void> {
    this.rows = await readKeys(ctx.db);
    this.readAt = ctx.now.getTime();
  }

  private async made(ctx: Ctx): Promise<KeyRow> {
    this.rows = await ensureKeys(ctx);
    // The key may have been made elsewhere a moment after this context began.
    const row = signingKey(this.rows, new Date());
    if (!row) throw new Error('no signing key is in force');
    return row;
  }

  private keyOf({ kid, privateKey }: KeyRow): Promise<CryptoKey> {
    const known = this.opened.get(kid);
    if (known) return known;
    const opening = importJWK(JSON.parse(open(privateKey, PRIVATE_KEY)) as JWK, TOKEN.algorithm) as Promise<CryptoKey>;
    this.opened.set(kid, opening);
    return opening;
  }
}
