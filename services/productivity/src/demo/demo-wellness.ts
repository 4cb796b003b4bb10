import { demoPeople, demoTeams, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { changesOf } from '../wellness/contribution.rules.js';
import { groupsOf } from '../wellness/group.rules.js';
import { talliesOf, type Tally } from '../wellness/tallies.queries.js';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { demoCheckins } from './demo-checkins.js';
import { peopleWithoutCheckins } from './wellness.data.js';

/** How many colleagues check in with themselves. */
const TAKING_PART = 0.55;

const takesPart = ({ id, email, signsIn }: DemoPerson) =>
  signsIn ? !peopleWithoutCheckins.includes(email) : new Choices('takes part', id).chance(TAKING_PART);

/** Who checked in when, and the sums of their groups. */
export function demoWellness(organization: DemoOrganization, now: Date) {
  const people = demoPeople(organization);
  const groups = new Map(groupsOf(demoTeams(organization, people)).map(({ userId, groupId }) => [userId, groupId]));
  const checkins = people
    .filter(takesPart)
    .map((person) => ({ userId: person.id, rows: demoCheckins(person, groups.get(person.id) ?? null, now) }));
  return { checkins, tallies: summed(checkins.flatMap(({ rows }) => talliesOfPerson(rows))) };
}

/** What one person adds to the sums of their group, period by period. */
const talliesOfPerson = (rows: ReturnType<typeof demoCheckins>): Tally[] =>
  [...Map.groupBy(rows, ({ instrument, periodStart }) => `${instrument} ${periodStart}`).values()].flatMap(
    (ofPeriod) => {
      const [{ groupId, periodStart }] = ofPeriod as [(typeof ofPeriod)[number]];
      return groupId === null ? [] : talliesOf(groupId, periodStart, changesOf([], ofPeriod));
    },
  );

const summed = (tallies: readonly Tally[]): Tally[] =>
  [...Map.groupBy(tallies, ({ groupId, measure, periodStart }) => `${groupId} ${measure} ${periodStart}`).values()].map(
    (same) => ({
      ...same[0]!,
      people: same.reduce((sum, { people }) => sum + people, 0),
      total: same.reduce((sum, { total }) => sum + total, 0),
    }),
  );
