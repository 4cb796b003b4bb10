import { createDeal, listAccounts, moveDeal, type Deal } from '@talent-os/contracts/sales/deals.js';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { demoToday, ownerQuery, type Person } from '@talent-os/testing';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';

export const today = (slug?: string) => demoToday(slug);
export const inDays = (days: number, slug?: string) => addDays(today(slug), days);
/** The day it is where a demo person works. */
const todayOf = ({ organizationId }: Person) => today(demoOrganizations.find(({ id }) => id === organizationId)?.slug);

/** Logs a deal of the person's first account that the picker offers. */
export async function logDeal(
  person: Person,
  more: Partial<{ name: string; amount: number; closeDate: string; accountId: string; competitor: string | null }> = {},
): Promise<Deal> {
  const { items } = await person.call(listAccounts, {});
  const facts = {
    name: 'Test rollout',
    accountId: items[0]!.id,
    amount: 2_500_000,
    closeDate: todayOf(person),
    source: 'Referral',
    competitor: null,
  };
  return person.call(createDeal, { ...facts, ...more });
}

/** Moves a deal through stages, one after the other. */
export async function moveThrough(person: Person, deal: Deal, ...stages: DealStage[]): Promise<Deal> {
  let current = deal;
  for (const stage of stages)
    current = await person.call(moveDeal, { dealId: deal.id, stage, version: current.version });
  return current;
}

/** Names of the events announced about a row, in order; of one moment by name. */
export async function eventsAbout(field: 'dealId' | 'reassignmentId' | 'userId', id: string): Promise<string[]> {
  const rows = await ownerQuery<{ name: string }>(
    `select name from sales.outbox where payload ->> $1 = $2 order by at, name`,
    [field, id],
  );
  return rows.map(({ name }) => name);
}
