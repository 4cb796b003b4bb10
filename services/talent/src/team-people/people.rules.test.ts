import { describe, expect, it } from '@jest/globals';
import { MOST_SUCCESSORS } from '@talent-os/contracts/talent/team-people.js';
import { mayWith, namingRefusal } from './people.rules.js';

const seat = { status: 'filled', holderId: 'holder' };
const row = { personId: 'person', managerId: 'manager', moving: false, successors: 0 };
const manager = { userId: 'manager', managesAll: false, mayManage: true };

describe('naming a successor', () => {
  it('takes somebody else than the holder, once, and five at most', () => {
    expect(namingRefusal(seat, 'other', [])).toBeUndefined();
    expect(namingRefusal(seat, 'holder', [])).toBe('successor.self');
    expect(namingRefusal(seat, 'other', ['other'])).toBe('successor.present');
    const five = Array.from({ length: MOST_SUCCESSORS }, (_, at) => `named ${at}`);
    expect(namingRefusal(seat, 'other', five.slice(1))).toBeUndefined();
    expect(namingRefusal(seat, 'other', five)).toBe('successor.many');
  });

  it('is for seats somebody sits on: a vacant one has a pipeline', () => {
    expect(namingRefusal({ status: 'open', holderId: null }, 'other', [])).toBe('successor.vacant');
    expect(namingRefusal({ status: 'closed', holderId: 'holder' }, 'other', [])).toBe('successor.vacant');
  });
});

describe('what a planner may do about a person', () => {
  it('asks for a move as their manager or as who manages moves, of nobody who moves already, and never for themselves', () => {
    expect(mayWith(row, manager)).toEqual({ do: ['name', 'move'] });
    expect(mayWith({ ...row, moving: true }, manager).do).toEqual(['name']);
    expect(mayWith(row, { ...manager, userId: 'head' }).do).toEqual(['name']);
    expect(mayWith(row, { ...manager, userId: 'hr', managesAll: true }).do).toEqual(['name', 'move']);
    expect(mayWith(row, { userId: 'person', managesAll: true, mayManage: true }).do).toEqual(['name']);
    expect(mayWith(row, { ...manager, mayManage: false }).do).toEqual(['name']);
  });

  it('names no sixth successor', () => {
    expect(mayWith({ ...row, successors: MOST_SUCCESSORS }, manager).do).toEqual(['move']);
  });
});
