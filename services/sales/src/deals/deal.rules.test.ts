import { describe, expect, it } from '@jest/globals';
import { openStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import fc from 'fast-check';
import { addDays } from '@talent-os/service-kit/calendar';
import { changesOf, editOf, isOpen, mayIn, movesFrom, noteOf, refusalOf, type Move } from './deal.rules.js';

const today = '2026-11-20';
const now = new Date(`${today}T10:00:00Z`);
const deal = (stage: DealStage, more: { amount?: number; closeDate?: string } = {}) => ({
  stage,
  amount: 500_000,
  closeDate: today,
  lossReason: null as string | null,
  ...more,
});

describe('moving a deal', () => {
  it.each([
    ['prospect', 'qualified'],
    ['qualified', 'proposal'],
    ['proposal', 'negotiation'],
    ['negotiation', 'closed_won'],
  ] as const)('goes one step forward, %s to %s', (from, to) => {
    expect(refusalOf(deal(from), { stage: to }, today)).toBeUndefined();
  });

  it('skips no stage, stays nowhere and reopens nothing', () => {
    expect(refusalOf(deal('prospect'), { stage: 'proposal', note: 'x' }, today)).toBe('deal.transition');
    expect(refusalOf(deal('proposal'), { stage: 'closed_won' }, today)).toBe('deal.transition');
    expect(refusalOf(deal('qualified'), { stage: 'qualified' }, today)).toBe('deal.transition');
    for (const stage of stageKeys) {
      expect(refusalOf(deal('closed_won'), { stage, note: 'x', lossReason: 'x' }, today)).toBe('deal.transition');
      expect(refusalOf(deal('closed_lost'), { stage, note: 'x', lossReason: 'x' }, today)).toBe('deal.transition');
    }
  });

  it('is reopened by who answers for all deals, with a note, and closed anew from there', () => {
    for (const closed of ['closed_won', 'closed_lost'] as const) {
      expect(refusalOf(deal(closed), { stage: 'negotiation' }, today, true)).toBe('deal.note');
      expect(refusalOf(deal(closed), { stage: 'negotiation', note: 'They asked again' }, today, true)).toBeUndefined();
      expect(refusalOf(deal(closed), { stage: 'prospect', note: 'x' }, today, true)).toBe('deal.transition');
      expect(mayIn(closed, true)).toEqual({ to: ['negotiation'], do: ['log'] });
      expect(mayIn(closed).to).toEqual([]);
      expect(changesOf(deal(closed), { stage: 'negotiation', note: 'x' }, now).closedAt).toBeNull();
    }
    expect(refusalOf(deal('prospect'), { stage: 'closed_won', note: 'x' }, today, true)).toBe('deal.transition');
  });

  it('is won with an amount and a close date of today or earlier', () => {
    expect(refusalOf(deal('negotiation', { amount: 0 }), { stage: 'closed_won' }, today)).toBe('deal.amount');
    const later = deal('negotiation', { closeDate: addDays(today, 1) });
    expect(refusalOf(later, { stage: 'closed_won' }, today)).toBe('deal.closeDate');
    expect(refusalOf(later, { stage: 'closed_won', closeDate: today }, today)).toBeUndefined();
    expect(refusalOf(deal('negotiation'), { stage: 'closed_won', closeDate: addDays(today, 1) }, today)).toBe(
      'deal.closeDate',
    );
  });

  it('is lost from every open stage, with a reason', () => {
    for (const stage of openStages) {
      expect(refusalOf(deal(stage), { stage: 'closed_lost', note: 'x' }, today)).toBe('deal.lossReason');
      expect(refusalOf(deal(stage), { stage: 'closed_lost', lossReason: 'Price' }, today)).toBeUndefined();
    }
  });

  it('goes back to any earlier stage with a note', () => {
    expect(refusalOf(deal('negotiation'), { stage: 'prospect' }, today)).toBe('deal.note');
    expect(refusalOf(deal('negotiation'), { stage: 'prospect', note: 'New sponsor' }, today)).toBeUndefined();
  });

  it('stamps the close and keeps a loss reason on lost deals only', () => {
    const lost = changesOf(deal('proposal'), { stage: 'closed_lost', lossReason: 'Price' }, now);
    expect(lost).toMatchObject({ stage: 'closed_lost', lossReason: 'Price', closedAt: now, lastActivityAt: now });
    const onward = changesOf(deal('proposal'), { stage: 'negotiation', lossReason: 'Price' }, now);
    expect(onward).toMatchObject({ lossReason: null, closedAt: null, closeDate: today });
    expect(noteOf({ stage: 'closed_lost', lossReason: 'Price' })).toBe('Price');
    expect(noteOf({ stage: 'negotiation', lossReason: 'Price' })).toBeNull();
  });
});

const anyMove: fc.Arbitrary<Move> = fc.record({
  stage: fc.constantFrom(...stageKeys),
  note: fc.option(fc.constantFrom('', 'Sponsor left'), { nil: undefined }),
  closeDate: fc.option(
    fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days)),
    { nil: undefined },
  ),
  lossReason: fc.option(fc.constantFrom('', 'Price'), { nil: undefined }),
});

describe('any sequence of moves', () => {
  it('leaves a deal that keeps every rule', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), fc.nat({ max: 1 }), (moves, amount) => {
        let current = { ...deal('prospect'), amount };
        for (const move of moves) {
          const before = current;
          if (refusalOf(before, move, today)) continue;
          const changes = changesOf(before, move, now);
          current = { ...before, ...changes };
          expect(isOpen(before.stage)).toBe(true);
          expect(movesFrom[before.stage]).toContain(current.stage);
          if (current.stage === 'closed_won') expect(current.amount > 0 && current.closeDate <= today).toBe(true);
          expect(Boolean(current.lossReason)).toBe(current.stage === 'closed_lost');
          expect(changes.closedAt === null).toBe(isOpen(current.stage));
          if (stageKeys.indexOf(current.stage) < stageKeys.indexOf(before.stage)) expect(move.note).toBeTruthy();
        }
      }),
    );
  });
});

describe('editing a deal', () => {
  const facts = { name: 'Pilot', amount: 1, closeDate: today, source: 'Referral', competitor: null };

  it('says which facts changed, and nothing where none did', () => {
    expect(editOf(facts, facts)).toBeUndefined();
    expect(editOf(facts, { ...facts, amount: 2, competitor: 'Nexora' })).toBe('Changed amount, competitor');
  });
});

describe('what may be done with a deal', () => {
  it('is to change it while it is open, and to take it where no rule of its stage refuses', () => {
    for (const stage of stageKeys) {
      const { to, do: actions } = mayIn(stage);
      expect(actions).toEqual(isOpen(stage) ? ['update', 'log'] : ['log']);
      const given = { note: 'Why', lossReason: 'Price', closeDate: '2026-11-20' };
      for (const next of stageKeys)
        expect([
          stage,
          next,
          refusalOf({ stage, amount: 1, closeDate: '2026-11-20' }, { stage: next, ...given }, '2026-11-20'),
        ]).toEqual([stage, next, to.includes(next) ? undefined : 'deal.transition']);
    }
  });
});
