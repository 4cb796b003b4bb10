import { passedOver, type ImportAccount } from '@talent-os/contracts/import-account.js';
import type { Transaction } from '@talent-os/service-kit';
import { countSightings, keepObjects, knownObjects } from './keep-objects.js';
import { keepPatterns } from './keep-patterns.js';
import { keepThreats } from './keep-threats.js';
import type { Keeper } from './keeper.js';
import type { Bundle, KeptObject } from './read-bundle.js';

/** What an import did: threats and indicators that were new or newer, sightings nobody had counted, and where all objects went. */
export type ImportResult = {
  readonly changed: number;
  readonly sightings: number;
  readonly account: ImportAccount;
};

/**
 * Keeps what a bundle holds, by the ids of its objects, each kind in a few statements, whatever their number: a version
 * that is known changes nothing, a newer one replaces it. The same bundle a second time changes nothing at all.
 */
export async function importBundle(tx: Transaction, ctx: Keeper, bundle: Bundle): Promise<ImportResult> {
  // One after the other: two imports of the same objects would each find them new.
  await tx.advisoryLock('stix');
  // No statistics know of rows that come in this transaction: joined one by one, a thousand of them would take seconds.
  await tx.execute(`select set_config('enable_nestloop', 'off', true)`);
  const own = new Set([...bundle.patterns, ...bundle.threats].map(({ stixId }) => stixId));
  const { kept, loose } = await connected(tx, bundle);
  const named = new Set([...(await keepPatterns(tx, ctx, bundle.patterns)), ...(await keepThreats(tx, ctx, bundle))]);
  const sightings = await countSightings(tx, ctx, bundle.sightings);
  const objects = await keepObjects(tx, ctx, kept);
  const taken = new Set([...named, ...objects]);
  return {
    changed: [...taken].filter((id) => own.has(id)).length,
    sightings,
    account: accountOf(bundle, { taken: taken.size, kept: kept.length, loose }),
  };
}

/** Objects that are kept, and those that only speak of what is not: relationships and sightings without their ends. */
async function connected(tx: Transaction, { objects }: Bundle) {
  const inside = new Set(objects.filter(({ ends }) => ends.length === 0).map(({ stixId }) => stixId));
  const ends = [...new Set(objects.flatMap((one) => one.ends))].filter((id) => !inside.has(id));
  const known = await knownObjects(tx, ends);
  const isKept = (one: KeptObject) => one.ends.every((id) => inside.has(id) || known.has(id));
  return { kept: objects.filter(isKept), loose: objects.filter((one) => !isKept(one)) };
}

type KeptCounts = { readonly taken: number; readonly kept: number; readonly loose: readonly KeptObject[] };

/** Where the objects of a bundle went. */
export function accountOf(bundle: Bundle, { taken, kept, loose }: KeptCounts): ImportAccount {
  const kinds = new Map(bundle.passedOver);
  for (const { stixId } of loose) {
    const kind = `${stixId.slice(0, stixId.indexOf('--'))} of what is not kept`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return {
    rows: bundle.read,
    taken,
    known: kept - taken,
    refused: bundle.refusals,
    passedOver: passedOver(kinds),
  };
}
