import { describe, expect, it } from '@jest/globals';
import { TEAM_DEPTH } from '@talent-os/contracts/identity/team-setup.js';
import { moveRefusal, teamsAbove, type TreeTeam } from './tree.rules.js';

/** a over b over c …, and z beside them. */
const chain = (length: number): TreeTeam[] => [
  ...Array.from({ length }, (_, at) => ({ id: `t${at}`, parentId: at === 0 ? null : `t${at - 1}` })),
  { id: 'z', parentId: null },
];

describe('moving a team', () => {
  it('is refused under itself and under what lies below it', () => {
    const teams = chain(4);
    expect(moveRefusal(teams, 't1', 't1')).toBe('team.cycle');
    expect(moveRefusal(teams, 't1', 't3')).toBe('team.cycle');
    expect(moveRefusal(teams, 't0', 't2')).toBe('team.cycle');
  });

  it('may lead to the top, up, down and beside', () => {
    const teams = chain(4);
    for (const [id, under] of [
      ['t3', null],
      ['t3', 't0'],
      ['z', 't3'],
      ['t1', 'z'],
    ] as const)
      expect(moveRefusal(teams, id, under)).toBeUndefined();
  });

  it('goes as deep as teams lie, with everything below it', () => {
    expect(moveRefusal(chain(TEAM_DEPTH - 1), 'z', `t${TEAM_DEPTH - 2}`)).toBeUndefined();
    expect(moveRefusal(chain(TEAM_DEPTH), 'z', `t${TEAM_DEPTH - 1}`)).toBe('team.depth');
    expect(moveRefusal(chain(TEAM_DEPTH), 't0', 'z')).toBe('team.depth');
  });

  it('ends also over rows that name each other', () => {
    const knot = new Map([
      ['a', { id: 'a', parentId: 'b' }],
      ['b', { id: 'b', parentId: 'a' }],
      ['c', { id: 'c', parentId: 'a' }],
    ]);
    expect(teamsAbove(knot, 'c')).toEqual(['a', 'b']);
  });
});
