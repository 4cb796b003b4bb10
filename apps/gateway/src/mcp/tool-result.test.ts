import { describe, expect, it } from '@jest/globals';
import type { ToolOutcome } from '@talent-os/contracts/chat/tools.js';
import { asMcpTool, resultOf } from './tool-result.js';

const origin = 'https://talent.example';
const answered: ToolOutcome = {
  outcome: 'answered',
  answer: { items: [1] },
  rows: 1,
  cut: false,
  nextPage: 2,
  asOf: '2026-11-20T10:00:00Z',
  link: '/sales/pipeline',
  writtenByPeople: ['items.note'],
};
const proposed: ToolOutcome = {
  outcome: 'proposed',
  title: 'Move a deal',
  details: [{ label: 'Deal', value: 'Acme' }],
  permission: 'Work with deals',
  expiresAt: '2026-11-20T10:10:00Z',
  link: '/productivity/history',
};

describe('the result of a call', () => {
  it('is the same as text and as data, with complete links', () => {
    for (const outcome of [answered, proposed]) {
      const { structuredContent, content, isError } = resultOf(outcome, origin);
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
      expect(isError).toBeUndefined();
    }
    expect(resultOf(answered, origin).structuredContent).toMatchObject({ link: `${origin}/sales/pipeline` });
    expect(resultOf({ ...answered, link: null }, origin).structuredContent).toMatchObject({ link: null });
    expect(resultOf(proposed, origin).structuredContent).toMatchObject({ decideAt: `${origin}/productivity/history` });
  });

  it('is an error in the words people read where it was refused', () => {
    const refused: ToolOutcome = { outcome: 'refused', code: 'access.denied', text: 'Access denied' };
    expect(resultOf(refused, origin)).toEqual({ isError: true, content: [{ type: 'text', text: 'Access denied' }] });
  });

  it('has every field its schema requires', () => {
    const card = { name: 'a', title: 'A', description: 'A', input: { type: 'object' as const }, output: {} };
    for (const [writes, outcome] of [
      [false, answered],
      [true, proposed],
    ] as const) {
      const { required } = asMcpTool({ ...card, writes }).outputSchema as { required: string[] };
      expect(required.length).toBeGreaterThan(0);
      expect(Object.keys(resultOf(outcome, origin).structuredContent ?? {})).toEqual(expect.arrayContaining(required));
    }
  });
});
