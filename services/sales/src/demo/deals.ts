import { dealStages } from '@talent-os/contracts/sales/deal-stages.js';
import type { DemoOrganization } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import { simulateDeal, type DealFacts, type DemoDeal, type DemoEntry } from './deal-life.js';
import { contactsBetween, usualPath } from './deal-paths.js';
import type { DemoAccount, DemoTerritory } from './market.js';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { competitors, products, segments, sources } from './words.data.js';

export type DemoDeals = { readonly deals: DemoDeal[]; readonly entries: DemoEntry[] };

/** A name, an amount and the rest of what is typed in when a deal is logged. */
export function dealFacts(choices: Choices, account: DemoAccount, ownerId: string, closeDate: string): DealFacts {
  const [low, high] = segments[account.segment].deal;
  return {
    name: `${account.name} – ${choices.pick(products)}`,
    accountId: account.id,
    ownerId,
    amount: Math.round(choices.between(low, high) / 50_000) * 50_000,
    closeDate,
    source: choices.pick(sources),
    competitor: choices.chance(0.45) ? choices.pick(competitors) : null,
  };
}

/** A year of ordinary deals: about one in eight of the open ones has not been touched for over a month. */
export function ordinaryDeals(
  { slug }: DemoOrganization,
  accounts: readonly DemoAccount[],
  territories: readonly DemoTerritory[],
  count: number,
  now: Date,
): DemoDeals {
  const choices = new Choices(`${slug}/deals`);
  const ownerOf = new Map(territories.map(({ id, ownerId }) => [id, ownerId]));
  const all = Array.from({ length: count }, (_, index) => {
    const account = choices.pick(accounts);
    const until = choices.chance(0.12)
      ? daysBefore(now, choices.between(32, 60))
      : daysBefore(now, choices.between(0, 6));
    const start = daysBefore(until, choices.between(1, 300));
    const steps = usualPath(choices, start, until);
    const stage = steps.at(-1)?.move.stage ?? 'prospect';
    const end = dealStages[stage].open ? until : steps.at(-1)!.at;
    const closeDate = dealStages[stage].open ? addDays(dayOf(now), choices.whole(-4, 75)) : dayOf(end);
    const facts = dealFacts(choices, account, ownerOf.get(account.territoryId)!, closeDate);
    return simulateDeal([slug, 'ordinary', String(index)], facts, start, steps, contactsBetween(choices, start, end));
  });
  return { deals: all.map(({ deal }) => deal), entries: all.flatMap(({ entries }) => entries) };
}
