import { expect, it } from '@jest/globals';
import { markdownOf } from './markdown.rules.js';

const none = { dealId: null, accountId: null, metric: null, excellenceSessionId: null, fault: null };

it('an asset is a text whose claims carry numbers and whose empty headings are left out', () => {
  const text = markdownOf({
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
  });
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
