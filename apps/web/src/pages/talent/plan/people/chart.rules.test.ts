import { describe, expect, it } from '@jest/globals';
import { ChartSeat } from '@talent-os/contracts/talent/team-people';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { chartOf, countsOf, found, type ChartRoot, type ChartTeam } from './chart.rules';

const seat = (id: string, managerId: string, personId: string | null, department = 'Inside Sales') =>
  fixtureOf(ChartSeat, {
    id,
    managerId,
    managerName: `Name of ${managerId}`,
    personId,
    personName: personId && `Name of ${personId}`,
    title: `Seat ${id}`,
    department,
    status: personId ? 'filled' : 'open',
  });

const idsIn = (teams: readonly ChartTeam[]): string[] =>
  teams.flatMap(({ seats }) => seats.flatMap((node) => [node.seat.id, ...idsIn(node.teams)]));
const ids = (roots: readonly ChartRoot[]) => roots.flatMap(({ teams }) => idsIn(teams)).toSorted();

describe('the chart', () => {
  const seats = [
    seat('1', 'ann', 'bob'),
    seat('2', 'bob', 'cid'),
    seat('3', 'bob', null, 'Enterprise'),
    seat('4', 'dot', 'eve'),
  ];

  it('puts seats under who manages them, team by team, and who manages others above theirs', () => {
    const chart = chartOf(seats);
    expect(chart.map(({ id }) => id)).toEqual(['ann', 'dot']);
    const [bob] = chart[0]!.teams[0]!.seats;
    expect(bob!.teams.map(({ name }) => name)).toEqual(['Inside Sales', 'Enterprise']);
    expect(countsOf(bob!.teams[1]!)).toEqual({ people: 0, vacant: 1 });
  });

  it('draws everybody once, also where people manage one another or themselves', () => {
    const ring = [...seats, seat('5', 'fay', 'gus'), seat('6', 'gus', 'fay'), seat('7', 'hal', 'hal')];
    expect(ids(chartOf(ring))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('keeps what is looked for, with whom it stands under', () => {
    const chart = chartOf(seats);
    expect(found(chart, undefined)).toBe(chart);
    expect(ids(found(chart, 'name cid'))).toEqual(['1', '2']);
    expect(ids(found(chart, 'enterprise'))).toEqual(['1', '3']);
    expect(found(chart, 'nobody at all')).toEqual([]);
  });
});
