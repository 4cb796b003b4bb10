import { describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { partsOf } from './parts-of.js';

const ID = '01900000-0000-7000-8000-000000000001';
const source = (number: number) => ({
  number,
  operation: 'sales.deals.list',
  label: 'Deals',
  link: '/sales',
  asOf: '2026-11-20T10:00:00.000Z',
});
const of = (...frames: Frame[]) => partsOf(frames.map((frame, index) => ({ seq: index + 1, frame })));

describe('the parts of an answer', () => {
  it('are its text and choices in order, its sources last', () => {
    const suggestions = [{ label: 'All deals', text: 'show all deals' }];
    expect(
      of(
        { type: 'start', runId: ID, messageId: ID, mode: 'model' },
        { type: 'data-status', text: 'Thinking...' },
        { type: 'tool-call', callId: ID, operation: 'sales.deals.list', label: 'Deals' },
        { type: 'source', source: source(1) },
        { type: 'text-delta', delta: 'You have ' },
        { type: 'source', source: source(2) },
        { type: 'text-delta', delta: 'three [1].' },
        { type: 'suggestions', suggestions },
        { type: 'text-delta', delta: 'More?' },
      ),
    ).toEqual([
      { type: 'text', text: 'You have three [1].' },
      { type: 'suggestions', suggestions },
      { type: 'text', text: 'More?' },
      { type: 'sources', sources: [source(1), source(2)] },
    ]);
  });

  it('are none where nothing was said', () => {
    expect(of({ type: 'data-status', text: 'Thinking...' })).toEqual([]);
  });
});
