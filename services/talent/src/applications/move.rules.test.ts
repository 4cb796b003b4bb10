import { describe, expect, it } from '@jest/globals';
import { applicationStatuses, stageTypes, type Stage, type StageType } from '@talent-os/contracts/talent/pipeline.js';
import { NOTICE_HOURS, REVERSAL_DAYS, UNDO_SECONDS } from '@talent-os/contracts/talent/rejections.js';
import { positionStatuses } from '@talent-os/contracts/talent/seats.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import {
  beforeLastMove,
  endRefusal,
  mayWith,
  moveRefusal,
  noticeDue,
  restoreRefusal,
  undoable,
  type Move,
} from './move.rules.js';

const stage = (type: StageType, key: string = type): Stage => ({ key, name: key, type, order: 1, slaDays: 5 });
const move = (more: Partial<Move>): Move => ({
  status: 'active',
  seat: 'open',
  from: 'applied',
  to: stage('screen'),
  offerLive: false,
  settled: false,
  requirementsMet: true,
  note: undefined,
  ...more,
});
const now = new Date('2026-03-02T15:00:00Z');

const anyMove: fc.Arbitrary<Move> = fc.record({
  status: fc.constantFrom(...applicationStatuses),
  seat: fc.constantFrom(...positionStatuses),
  from: fc.constantFrom(...stageTypes),
  to: fc.option(
    fc.constantFrom(...stageTypes).map((type) => stage(type)),
    { nil: undefined },
  ),
  offerLive: fc.boolean(),
  settled: fc.boolean(),
  requirementsMet: fc.boolean(),
  note: fc.constantFrom(undefined, 'Seen the card'),
});

describe('what may be done with an application', () => {
  const stages = stageTypes.map((type) => stage(type));

  it('is every stage that nothing but a missing note refuses, and to end it where nothing refuses that', () =>
    fc.assert(
      fc.property(anyMove, (facts) => {
        const may = mayWith(facts, stages);
        for (const to of stages)
          expect(may.to.includes(to.key)).toBe(moveRefusal({ ...facts, to, note: 'Seen the card' }) === undefined);
        const ends = endRefusal(facts) === undefined;
        expect(may.do.includes('withdraw')).toBe(ends);
        expect(may.do.includes('hold')).toBe(ends && facts.status === 'active');
        expect(may.do.includes('resume')).toBe(ends && facts.status === 'on_hold');
      }),
    ));
});

describe('moving between stages', () => {
  it('is free in every direction before the offer', () => {
    expect(moveRefusal(move({}))).toBeUndefined();
    expect(moveRefusal(move({ from: 'interview', to: stage('applied') }))).toBeUndefined();
    expect(moveRefusal(move({ to: stage('assess'), requirementsMet: false }))).toBeUndefined();
  });

  it('into an offer needs settled interviews, and a note where a hard requirement is not met', () => {
    const to = stage('offer');
    expect(moveRefusal(move({ to }))).toBe('application.interviews');
    expect(moveRefusal(move({ to, settled: true }))).toBeUndefined();
    expect(moveRefusal(move({ to, settled: true, requirementsMet: false }))).toBe('application.requirement');
    expect(moveRefusal(move({ to, settled: true, requirementsMet: false, note: 'PipelineCard seen' }))).toBeUndefined();
  });

  it('says what stands against it', () => {
    expect(moveRefusal(move({ status: 'on_hold' }))).toBe('application.closed');
    expect(moveRefusal(move({ seat: 'filled' }))).toBe('application.seat');
    expect(moveRefusal(move({ to: undefined }))).toBe('application.stage');
    expect(moveRefusal(move({ from: 'screen' }))).toBe('application.stage');
    expect(moveRefusal(move({ to: stage('hired') }))).toBe('application.hired');
    expect(moveRefusal(move({ from: 'offer', offerLive: true }))).toBe('application.offer');
  });

  it('never hires, never fills a filled seat, never offers before the interviews', () =>
    fc.assert(
      fc.property(anyMove, (any) => {
        if (moveRefusal(any)) return;
        expect(any.status).toBe('active');
        expect(['open', 'on_hold']).toContain(any.seat);
        expect(any.to!.type).not.toBe('hired');
        if (any.to!.type === 'offer') expect(any.settled && (any.requirementsMet || any.note !== undefined)).toBe(true);
      }),
    ));
});

describe('taking a move back', () => {
  const entered = { from: null, to: 'applied', by: 'amara', at: '2026-02-20T10:00:00.000Z', note: null };
  const moved = (secondsAgo: number, more = {}) => ({
    from: 'applied',
    to: 'screen',
    by: 'tomas',
    at: new Date(now.getTime() - secondsAgo * 1000).toISOString(),
    note: null,
    ...more,
  });

  it('works for one’s own move, seconds old, and nothing else', () => {
    expect(undoable([entered, moved(5)], 'tomas', now)).toBe(true);
    expect(undoable([entered, moved(UNDO_SECONDS + 1)], 'tomas', now)).toBe(false);
    expect(undoable([entered, moved(5)], 'dana', now)).toBe(false);
    expect(undoable([entered, moved(5, { kind: 'held' })], 'tomas', now)).toBe(false);
    expect(undoable([{ ...entered, by: 'tomas', at: now.toISOString() }], 'tomas', now)).toBe(false);
    expect(undoable([], 'tomas', now)).toBe(false);
  });

  it('brings back the stage and the days in it', () => {
    const held = { ...entered, kind: 'held' as const, at: '2026-02-22T10:00:00.000Z' };
    const { history, stageKey, stageEnteredAt } = beforeLastMove([entered, held, moved(5)], now);
    expect([history, stageKey, stageEnteredAt.toISOString()]).toEqual([[entered, held], 'applied', entered.at]);
  });
});

describe('ending an application', () => {
  it('works until it has ended, unless an offer is under way', () => {
    expect(endRefusal({ status: 'active', offerLive: false })).toBeUndefined();
    expect(endRefusal({ status: 'on_hold', offerLive: false })).toBeUndefined();
    expect(endRefusal({ status: 'active', offerLive: true })).toBe('application.offer');
    for (const status of ['rejected', 'withdrawn', 'hired'] as const)
      expect(endRefusal({ status, offerLive: false })).toBe('application.closed');
  });

  it('tells the person a day later', () =>
    expect(noticeDue(now).getTime() - now.getTime()).toBe(NOTICE_HOURS * 3_600_000));

  it('is reversed within 30 days, while the seat is free and they have not applied again', () => {
    const rejected = { status: 'rejected', seat: 'open' } as const;
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    expect(restoreRefusal(rejected, before(REVERSAL_DAYS), false, now)).toBeUndefined();
    expect(restoreRefusal(rejected, before(REVERSAL_DAYS + 0.01), false, now)).toBe('application.final');
    expect(restoreRefusal({ ...rejected, seat: 'filled' }, before(1), false, now)).toBe('application.seat');
    expect(restoreRefusal(rejected, before(1), true, now)).toBe('application.again');
    expect(restoreRefusal({ ...rejected, status: 'withdrawn' }, before(1), false, now)).toBe('application.closed');
  });
});
