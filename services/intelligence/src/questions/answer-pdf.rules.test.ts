import { describe, expect, it } from '@jest/globals';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import { blocksOf } from './answer-pdf.rules.js';

const cell = (group: string | null, beside: string | null, value: number | null): Answer['cells'][number] => ({
  group,
  beside,
  rows: value,
  people: null,
  value,
  hidden: value === null,
});
const answer = {
  cells: [cell('proposal', '2026-11', 1_250_000), cell('proposal', '2026-12', null), cell(null, '2026-11', 50)],
  total: { rows: 12, people: null, value: 1_250_050, hidden: false },
  more: false,
  from: '2026-05-29',
  until: '2027-05-28',
  readAt: '2026-11-27T14:05:00Z',
};
const paper = { title: undefined, answer, currency: 'USD', timezone: 'America/New_York' };

describe('an answer on paper', () => {
  it('says what was asked, its figures by both groups, and when they were read', () => {
    const question = {
      dataset: 'deal',
      of: 'sum',
      field: 'amount',
      groups: 'stage,month',
      filters: 'source=referral',
    } as const;
    expect(blocksOf({ ...paper, question })).toEqual([
      { heading: 'Sum of amount by stage and month', level: 1 },
      {
        paragraph: 'Sum of amount by stage and month; only source: Referral. May 29, 2026 to May 28, 2027.',
        quiet: true,
      },
      {
        facts: [
          { label: 'In all', value: '$12,500.50' },
          { label: 'Rows', value: '12' },
          { label: 'Each row', value: 'One deal' },
        ],
      },
      { heading: 'Stage: Proposal' },
      {
        facts: [
          { label: 'Nov 2026', value: '$12,500.00' },
          { label: 'Dec 2026', value: 'hidden, as it would tell of fewer than 5 people' },
        ],
      },
      { heading: 'Stage: None' },
      { facts: [{ label: 'Nov 2026', value: '$0.50' }] },
      { paragraph: expect.stringMatching(/^Read Nov 27, 2026, 9:05\sAM \(America\/New_York\)\.$/), quiet: true },
    ]);
  });

  it('has the title it was saved under, and no figures of what is hidden as a whole', () => {
    const total = { rows: null, people: null, value: null, hidden: true };
    const blocks = blocksOf({
      ...paper,
      title: 'My question',
      question: { dataset: 'application_stage', of: 'count' },
      answer: { ...answer, cells: [], total, readAt: null, more: true },
    });
    expect(blocks[0]).toEqual({ heading: 'My question', level: 1 });
    expect(JSON.stringify(blocks)).not.toContain('"Rows"');
    expect(blocks.slice(3)).toEqual([
      { paragraph: 'There are more groups than these 0.', quiet: true },
      { paragraph: 'No row was read yet.', quiet: true },
    ]);
  });
});
