import { expect, it } from '@jest/globals';
import { markdownOf } from './markdown.rules.js';
import { blocksOf } from './pdf.rules.js';

const none = { dealId: null, accountId: null, metric: null, excellenceSessionId: null, fault: null };

const paper = {
  title: 'Against *Corvant*',
  typeName: 'Competitive battlecard',
  number: 2,
  reviewBy: '2026-05-31',
  sections: [
    {
      heading: 'snapshot',
      label: 'Snapshot',
      asks: 'Who are they?',
      lines: [
        {
          ...none,
          kind: 'claim',
          text: 'They sell to hospitals',
          url: 'https://a.example/x',
          sourceName: 'a.example',
          checkedOn: '2026-03-02',
        },
        { ...none, kind: 'question', text: 'Who answers at 6 AM?', url: null, sourceName: null, checkedOn: null },
        { ...none, kind: 'claim', text: 'We win [mostly]', url: null, sourceName: 'Win rate', checkedOn: null },
      ],
    },
    { heading: 'proof', label: 'Proof', asks: 'Who says so?', lines: [] },
  ],
} satisfies Parameters<typeof markdownOf>[0];

it('an asset is a text whose claims carry numbers and whose empty headings are left out', () => {
  const text = markdownOf(paper);
  expect(text.split('\n')).toEqual([
    String.raw`# Against \*Corvant\*`,
    '',
    'Competitive battlecard, version 2, review by 2026-05-31',
    '',
    '## Snapshot',
    '',
    '- They sell to hospitals [1]',
    '- Who answers at 6 AM?',
    String.raw`- We win \[mostly\] [2]`,
    '',
    '## Sources',
    '',
    '1. <https://a.example/x>, checked on 2026-03-02',
    '2. Win rate',
    '',
  ]);
});

it('an asset is a document with the same words in the same order', () => {
  expect(blocksOf(paper)).toEqual([
    { heading: 'Against *Corvant*', level: 1 },
    { paragraph: 'Competitive battlecard, version 2, review by 2026-05-31', quiet: true },
    { heading: 'Snapshot' },
    { list: ['They sell to hospitals [1]', 'Who answers at 6 AM?', 'We win [mostly] [2]'] },
    { heading: 'Sources' },
    { paragraph: '1. https://a.example/x, checked on 2026-03-02', quiet: true },
    { paragraph: '2. Win rate', quiet: true },
  ]);
  expect(blocksOf({ ...paper, reviewBy: null, sections: [] })).toHaveLength(2);
});
