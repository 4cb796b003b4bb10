import { describe, expect, it } from '@jest/globals';
import { careerTopics } from '@talent-os/contracts/talent/career-questions.js';
import fc from 'fast-check';
import { rolesOfMap } from '../careers/roles-of-map.js';
import { careerQuestions } from './career-questions.data.js';
import { firstSentence, says, summaryOf } from './career-summary.rules.js';

const known = {
  skills: ['Sales coaching', 'Negotiation', 'Call review'],
  held: new Set(['Negotiation']),
  roles: rolesOfMap(['SALES']),
  targets: [{ id: 't', title: 'SALES COACH', industry: 'SALES' as const }],
};
const of = (key: string, answer: string) => ({ ...careerQuestions.find((one) => one.key === key)!, answer });

describe('the questions', () => {
  it('have names of their own, and ask about every topic', () => {
    expect(new Set(careerQuestions.map(({ key }) => key)).size).toBe(careerQuestions.length);
    expect(new Set(careerQuestions.map(({ topic }) => topic))).toEqual(new Set(Object.keys(careerTopics)));
  });
});

describe('what answers say', () => {
  it('names skills and roles as they are written, and what is to be reached', () => {
    const answers = [
      of('role', 'I would be a sales coach, or one of the regional sales managers! Negotiation is what I know.'),
      of('year', 'I have led ten call reviews. Then I rest.'),
      of('more', '  '),
    ];
    expect(summaryOf(answers, known)).toEqual({
      lines: [
        { key: 'role', topic: 'way', text: 'I would be a sales coach, or one of the regional sales managers!' },
        { key: 'year', topic: 'goal', text: 'I have led ten call reviews.' },
      ],
      skills: [
        { name: 'Negotiation', named: true },
        { name: 'Call review', named: false },
      ],
      roles: [
        { industry: 'SALES', title: 'Sales coach', targetId: 't' },
        { industry: 'SALES', title: 'Regional sales manager', targetId: null },
      ],
      goals: ['I have led ten call reviews'],
    });
  });

  it.each([
    ['Speaking of work', 'Speaking', true],
    ['unspeaking', 'Speaking', false],
    ['an ICU-nurse', 'ICU', true],
    ['anything', '', false],
  ])('%p says %p: %p', (text, words, expected) => expect(says(text, words)).toBe(expected));

  it('shows a sentence no longer than it may be, which the answer begins with', () =>
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
        const sentence = firstSentence(text, most);
        expect(sentence.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(sentence.replace(/…$/, ''))).toBe(true);
      }),
    ));
});
