import { describe, expect, it } from '@jest/globals';
import { TEAM_DEPTH, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { effectOf, placesFor, subtreeOf, treeOf } from './tree.rules';

const seat = { positionId: 'p', title: 'Seller', openedAt: '2026-11-01T00:00:00Z', applicants: 3 };
const team = (id: string, underTeamId: string | null, leadName: string, people: number, vacant = 0): TeamRow => ({
  id,
  name: id,
  underTeamId,
  leadId: leadName,
  leadName,
  leadActive: true,
  people,
  vacancies: Array.from({ length: vacant }, () => seat),
  version: 1,
});
const teams = [
  team('Revenue', null, 'Victor Salgado', 2),
  team('Renewals', 'Revenue', 'Kofi Asante', 5, 1),
  team('Renewals East', 'Renewals', 'Ida Lund', 1),
  team('Success', null, 'Ines Duarte', 1),
];

describe('the tree of teams', () => {
  it('is drawn from the top, without what lies under a closed team', () => {
    const drawn = (closed?: ReadonlySet<string>) => treeOf(teams, closed).map(({ name, depth }) => `${depth} ${name}`);
    expect(drawn()).toEqual(['0 Revenue', '1 Renewals', '2 Renewals East', '0 Success']);
    expect(drawn(new Set(['Renewals']))).toEqual(['0 Revenue', '1 Renewals', '0 Success']);
    expect(subtreeOf(teams, 'Renewals').map(({ name }) => name)).toEqual(['Renewals', 'Renewals East']);
  });

  it('takes a team everywhere but where it stands, under itself and too deep', () => {
    expect(placesFor(teams, 'Renewals')).toEqual([null, 'Success']);
    expect(placesFor(teams, 'Success')).toEqual(['Revenue', 'Renewals', 'Renewals East']);
    const deep = Array.from({ length: TEAM_DEPTH }, (_, at) => team(`t${at}`, at === 0 ? null : `t${at - 1}`, 'L', 1));
    expect(placesFor([...deep, team('z', null, 'L', 1)], 'z')).not.toContain(`t${TEAM_DEPTH - 1}`);
  });

  it('says who and what moves, and which leads gain and lose sight', () => {
    expect(effectOf(teams, 'Renewals', 'Success')).toEqual({
      into: 'Into Success.',
      effect: '6 people and 1 vacant seat move. Ines Duarte gains sight of their goals, Victor Salgado loses it.',
    });
    expect(effectOf(teams, 'Renewals', null)).toEqual({
      into: 'To the top.',
      effect: '6 people and 1 vacant seat move. Victor Salgado loses sight of their goals.',
    });
    expect(effectOf(teams, 'Renewals East', 'Revenue').effect).toBe(
      '1 person moves. Kofi Asante loses sight of their goals.',
    );
  });
});
