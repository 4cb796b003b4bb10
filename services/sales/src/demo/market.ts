import { demoId, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { areas, firstWords, lastWords, segmentNames, type Segment } from './words.data.js';

export type DemoTerritory = {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly segment: Segment;
  readonly ownerId: string;
  readonly status: 'active' | 'proposed' | 'archived';
};
export type DemoAccount = {
  readonly id: string;
  readonly name: string;
  readonly segment: Segment;
  readonly region: string;
  territoryId: string;
  readonly potential: number;
};

/** Accounts per organization, and how many of them each of the people who sign in holds in each of their territories. */
const SIZES: Record<string, { readonly accounts: number; readonly named: readonly number[] }> = {
  meridian: { accounts: 400, named: [14, 11, 10] },
  northwind: { accounts: 80, named: [9, 6] },
};
/** What an average territory is worth in a year, in minor units. */
const POTENTIAL = 90_000_000;

type MarketArea = readonly [area: string, region: string, segment: Segment];
const places: readonly MarketArea[] = segmentNames.flatMap((segment) =>
  areas.map(([area, region]): MarketArea => [area, region, segment]),
);

/** Two active territories and a proposed one for the first seller, one for everybody else, some of the past and the future. */
export function demoTerritories({ slug }: DemoOrganization, sellers: readonly DemoPerson[]): DemoTerritory[] {
  const choices = new Choices(`${slug}/territories`);
  const enterprise = places.filter(([, , segment]) => segment === 'Enterprise');
  const later = choices.shuffled(places.slice(4));
  const next = [
    ...enterprise.slice(0, 3),
    enterprise[5]!,
    ...later.filter((place) => !enterprise.slice(0, 6).includes(place)),
  ].values();
  const territory = (owner: DemoPerson, status: DemoTerritory['status']): DemoTerritory => {
    const [area, region, segment] = next.next().value!;
    const name = `${area} ${segment}`;
    return { id: demoId('territory', slug, name), name, region, segment, ownerId: owner.id, status };
  };
  const [first, ...others] = sellers as [DemoPerson, ...DemoPerson[]];
  return [
    territory(first, 'active'),
    territory(first, 'active'),
    territory(first, 'proposed'),
    ...others.map((seller) => territory(seller, 'active')),
    ...others.filter((_, index) => index % 12 === 5).map((seller) => territory(seller, 'archived')),
    ...others.filter((_, index) => index % 20 === 7).map((seller) => territory(seller, 'proposed')),
  ];
}

/** Accounts of the active territories. Most territories are worth about the same, a quarter of them clearly more or less. */
export function demoAccounts({ slug }: DemoOrganization, territories: readonly DemoTerritory[]): DemoAccount[] {
  const choices = new Choices(`${slug}/accounts`);
  const { accounts, named } = SIZES[slug] ?? { accounts: 60, named: [] };
  const names = choices.shuffled(firstWords.flatMap((first) => lastWords.map((last) => `${first} ${last}`))).values();
  const active = territories.filter(({ status }) => status === 'active');
  const counts = active.map((_, index) => named[index] ?? 0);
  for (let left = accounts - counts.reduce((sum, one) => sum + one, 0), at = named.length; left > 0; left -= 1, at += 1)
    counts[named.length + ((at - named.length) % (active.length - named.length))]! += 1;
  return active.flatMap((territory, index) => {
    const worth =
      POTENTIAL *
      (choices.chance(0.75)
        ? choices.between(0.9, 1.1)
        : choices.pick([choices.between(0.6, 0.82), choices.between(1.2, 1.5)]));
    const shares = Array.from({ length: counts[index]! }, () => choices.between(0.6, 1.4));
    const whole = shares.reduce((sum, one) => sum + one, 0);
    return shares.map((share): DemoAccount => {
      const name = names.next().value!;
      const { id: territoryId, region, segment } = territory;
      return {
        id: demoId('account', slug, name),
        name,
        segment,
        region,
        territoryId,
        potential: Math.round((worth * share) / whole / 50_000) * 50_000,
      };
    });
  });
}
