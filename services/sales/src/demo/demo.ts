import type { Role } from '@talent-os/contracts';
import { demoPeople, type DemoOrganization } from '@talent-os/service-kit';
import { demoChanges } from './changes.js';
import { ordinaryDeals } from './deals.js';
import { demoAccounts, demoTerritories } from './market.js';
import { namedDeals } from './named-deals.js';
import { demoQuotas } from './quotas.js';

/** Ordinary deals of a year, beside the ones of the people who sign in. */
const ORDINARY: Record<string, number> = { meridian: 640, northwind: 120 };

/** All rows of one demo organization's selling, the same for the same moment on every machine. */
export function demoSales(organization: DemoOrganization, now: Date) {
  const { slug } = organization;
  const people = demoPeople(organization).filter(({ roles }) => roles.some(({ industry }) => industry === 'SALES'));
  const holding = (sought: Role) =>
    people.filter(({ roles }) => roles.some(({ role, industry }) => role === sought && industry === 'SALES'));
  const sellers = holding('SALES_REP');
  const deciders = [...holding('DEPARTMENT_HEAD'), ...holding('ORGANIZATION_ADMIN')];
  const [decider] = deciders;

  const territories = demoTerritories(organization, sellers);
  const accounts = demoAccounts(organization, territories);
  const named = sellers.filter(({ signsIn }) => signsIn);
  const accountsOf = (ownerId: string) => {
    const own = new Set(territories.filter((one) => one.ownerId === ownerId).map(({ id }) => id));
    return accounts.filter(({ territoryId }) => own.has(territoryId));
  };
  const ofNamed = new Set(named.flatMap(({ id }) => accountsOf(id)));
  const selling = [
    ...named.map(({ id }) => namedDeals(slug, id, accountsOf(id), now)),
    ordinaryDeals(
      organization,
      accounts.filter((account) => !ofNamed.has(account)),
      territories,
      ORDINARY[slug] ?? 80,
      now,
    ),
  ];
  const deals = selling.flatMap((part) => part.deals);
  return {
    people,
    sellers,
    deciderId: decider!.id,
    deciderIds: deciders.map(({ id }) => id),
    territories,
    accounts,
    deals,
    entries: selling.flatMap((part) => part.entries),
    quotas: demoQuotas(organization, sellers, territories, deals, now),
    // Last: an applied move changes where its account lies, after the deals were made by the owner before.
    changes: demoChanges(slug, territories, accounts, decider!.id, now),
  };
}
