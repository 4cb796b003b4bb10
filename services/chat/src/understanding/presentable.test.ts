import { describe, expect, it } from '@jest/globals';
import type { Ctx } from '@talent-os/service-kit';
import type { Sink } from '../answering/answerer.js';
import { GuardedSink } from './guarded-sink.js';
import { rawIn } from './presentable.js';
import { says } from './words-of-reply.js';

const id = '0199a000-0000-7000-8000-000000000001';
const planted: readonly string[] = [
  'Stage: **closed_won**.',
  'Role: SALES_REP',
  '| Renewal | notNeeded |',
  `Owner: **${id}**.`,
  'Since 2026-11-20T15:00:00.000Z.',
  'You have reached NaN% of your quota.',
  'Amount: undefined.',
  'Reason: null',
  'Due Invalid Date.',
  'Of [object Object] in total.',
  'Infinity days left.',
];

describe('a text people can read', () => {
  it.each(planted)('is not "%s"', (text) => {
    expect(rawIn(text)).toHaveLength(1);
  });

  it.each([
    'Stage: **Closed won**, since Nov 20, 2026, 3:00 PM.',
    'The range is 2026-11-20 to 2026-12-01.',
    'Nullify it; a nan bread; eBay and iPhone.',
    String.raw`Deal closed\_won\_2`,
  ])('is "%s"', (text) => {
    expect(rawIn(text)).toEqual([]);
  });

  it('may hold what people wrote, but no whole value', () => {
    expect(rawIn('**null pointer in the parser**', ['null pointer in the parser'])).toEqual([]);
    expect(rawIn(`Owner: ${id}`, [id])).toEqual([id]);
  });
});

describe('an answer', () => {
  it.each(planted)('never says "%s": the piece is kept back and reported', (text) => {
    const said: string[] = [];
    const offered: string[] = [];
    const reported: unknown[] = [];
    const nothing = () => undefined;
    const sink: Sink = {
      status: nothing,
      text: (piece) => void said.push(piece),
      toolCall: nothing,
      toolResult: nothing,
      source: () => 1,
      proposal: nothing,
      verification: nothing,
      suggestions: (some) => void offered.push(...some.map(({ label }) => label)),
    };
    const log = { error: (fields: unknown) => void reported.push(fields) } as unknown as Ctx['log'];
    const guarded = new GuardedSink(sink, log, 'What is it?');
    guarded.toolCall({ callId: id, operation: 'sales.deals.list', label: 'Deals' });
    guarded.quotes([{ id, stage: 'closed_won' }]);
    guarded.text('Before. ');
    guarded.text(text);
    guarded.suggestions([
      { label: text, text },
      { label: 'Show deals', text: 'Show deals' },
    ]);
    expect(said).toEqual(['Before. ', expect.stringContaining(says.unspeakable)]);
    expect(offered).toEqual(['Show deals']);
    expect(reported).toEqual([{ operation: 'sales.deals.list' }, { operation: 'sales.deals.list' }]);
  });
});
