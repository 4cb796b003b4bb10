import { createHmac, hkdfSync } from 'node:crypto';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import type { Ctx } from '@talent-os/service-kit';
import { hideFields, mapTexts } from '../privacy/hide-fields.js';
import { Vault } from '../privacy/placeholders.js';
import { loadVault, mergeVault } from '../privacy/vault-store.js';
import type { KnownPeople } from '../privacy/known-people.js';
import { hidePeople } from '../privacy/outgoing.js';
import type { Screen } from '../privacy/screen-of.js';
import { fieldLabel } from '../present/labels.js';
import type { Arguments } from '../tools/run-tool.js';
import type { Tool } from '../tools/tool.js';

/** Values one application's placeholders are remembered for; the oldest are forgotten. */
export const REMEMBERED = 1_000;
const DIGITS = 10;
/** Ids, days and moments name nobody, and clients read them by their form. */
const EXACT = /^([0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?)$/i;

type Card = { readonly label: string; readonly value: string };

/**
 * Keeps from an application outside who a person is. Its calls are answered one by one, by any process, so a placeholder's
 * number is computed from the value under a key of the application: the same person has the same one every time.
 */
export class HiddenNames {
  private constructor(
    private readonly ctx: Ctx,
    private readonly screen: Screen,
    private readonly vault: Vault,
    private readonly known: number,
  ) {}

  static async open(ctx: Ctx, people: KnownPeople): Promise<HiddenNames> {
    const { sessionId } = ctx.principal;
    const [{ vault: kept }, screen] = await Promise.all([loadVault(ctx.db, ctx, sessionId), people.screenOf(ctx)]);
    const vault = new Vault(kept.toJSON(), numbering(sessionId));
    return new HiddenNames(ctx, screen, vault, vault.size);
  }

  /** Arguments with the placeholders of earlier answers given back. */
  reveal(args: Arguments): Arguments {
    return mapTexts(args, (text) => this.vault.reveal(text)) as Arguments;
  }

  /** An answer without what says who a person is. */
  async answer({ spec }: Tool, output: unknown): Promise<unknown> {
    const fields = hideFields(output, spec.phi ?? {}, this.vault);
    const hidden = mapTexts(fields, (text) => (EXACT.test(text) ? text : hidePeople(text, this.screen, this.vault)));
    await this.remember();
    return hidden;
  }

  /** The lines of a card: what names a person is known from the list it was looked up in. */
  async details({ spec }: Tool, details: readonly Card[]): Promise<Card[]> {
    const people = new Set(
      Object.entries(spec.slots ?? {}).flatMap(([field, { lookup, label }]) =>
        lookup && namesPeople(lookup.operation, lookup.at, lookup.name) ? [label ?? fieldLabel(field)] : [],
      ),
    );
    const hidden = details.map(({ label, value }) => ({
      label,
      value: people.has(label) ? this.vault.hide('PERSON', value) : hidePeople(value, this.screen, this.vault),
    }));
    await this.remember();
    return hidden;
  }

  private async remember(): Promise<void> {
    if (this.vault.size > this.known) await mergeVault(this.ctx, this.ctx.principal.sessionId, this.vault, REMEMBERED);
  }
}

function namesPeople(operation: string, at: string | undefined, name: string): boolean {
  const path = [at, name].filter(Boolean).join('.');
  return assistantSpecs[operation]?.phi?.[path] === 'PERSON';
}

/** Ten digits of a keyed hash: nobody finds the name from its number. */
function numbering(application: string): (name: string) => string {
  const master = Buffer.from(process.env.MASTER_KEY ?? '', 'base64');
  const key = Buffer.from(hkdfSync('sha256', master, application, 'talent-os/chat/application-placeholders', 32));
  return (name) =>
    createHmac('sha256', key).update(name).digest().readBigUInt64BE().toString().padStart(DIGITS, '0').slice(-DIGITS);
}
