import { Injectable } from '@nestjs/common';
import { everyName } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';
import { Screen } from './screen-of.js';
import { knownNames, type KnownNames } from './known-names.js';

/** Names are asked for again after this, in milliseconds; while nobody answers, older ones serve for so long. */
const FRESH_MS = 60_000;
const OLD_MS = 15 * 60_000;
/** Organizations whose names are kept at a time. */
const MOST = 200;

type CachedNames = { readonly names: Promise<KnownNames>; readonly at: number };

/** The names an organization knows. They only serve to hide them, so nobody's rights matter. */
@Injectable()
export class KnownPeople {
  private readonly kept = new Map<string, CachedNames>();

  /** The screen for texts of the caller's organization. Throws where its names cannot be had. */
  async screenOf(ctx: Ctx): Promise<Screen> {
    return new Screen({ names: await this.of(ctx), thisYear: new Date().getUTCFullYear() });
  }

  /** Throws where they cannot be had: without them nothing may leave that has to be screened. */
  async of(ctx: Ctx): Promise<KnownNames> {
    const known = this.kept.get(ctx.organizationId);
    const age = Date.now() - (known?.at ?? 0);
    if (known && age < FRESH_MS) return known.names;
    const names = allNames(ctx).then(knownNames);
    // Calls in the meantime wait for the same answer.
    this.keep(ctx.organizationId, { names, at: Date.now() });
    try {
      return await names;
    } catch (error) {
      if (known && age < OLD_MS) this.keep(ctx.organizationId, known);
      else this.kept.delete(ctx.organizationId);
      if (!known || age >= OLD_MS) throw error;
      ctx.log.warn({ err: error }, 'texts are screened with names known before');
      return known.names;
    }
  }

  private keep(organizationId: string, kept: CachedNames): void {
    if (this.kept.size >= MOST && !this.kept.has(organizationId)) this.kept.clear();
    this.kept.set(organizationId, kept);
  }
}

async function allNames(ctx: Ctx): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: { readonly names: readonly string[]; readonly next: string | null } = await ctx.call(everyName, {
      ...(after !== null && { after }),
    });
    for (const name of page.names) names.push(name);
    after = page.next;
  } while (after !== null);
  return names;
}
