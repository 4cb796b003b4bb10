import { describe, expect, it } from '@jest/globals';
import { industries } from '@talent-os/contracts/access/tables.js';
import { answerParts, MARK_MOST, PRACTICE_QUESTIONS, type PracticeKind } from '@talent-os/contracts/talent/practice.js';
import fc from 'fast-check';
import { fillersIn, judgeAnswer, namedIn, scoreOf, sentencesOf, wordsIn } from './answer.rules.js';
import { chooseQuestions, questionPool } from './choose.rules.js';

const asked = { seconds: null, limit: 120, skills: ['Log analysis', 'Containment planning'] };
const said = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'Last year a customer of our team had a problem.',
        'I had to find out who else got it before lunch',
        'I searched the logs, blocked the sender and pulled it from 61 mailboxes.',
        'As a result we saved two days',
        'I would usually ask my manager',
        'um so it was fine',
      ),
      { maxLength: 8 },
    )
    .map((sentences) => sentences.join('\n')),
);
const told =
  'In March a nurse forwarded an invoice that nobody had asked for, and other users were at risk. I had to find out who else got it before lunch. ' +
  'I searched the mail logs, blocked the sender, and pulled it from 61 mailboxes. In the end we contained it within two hours, and since then every report is read.';

describe('what is heard in an answer', () => {
  it('has marks from none to the best, whatever is said', () => {
    fc.assert(
      fc.property(said, (answer) => {
        const judged = judgeAnswer(answer, asked);
        for (const part of [...answerParts, 'relevance'] as const) {
          expect(judged[part]).toBeGreaterThanOrEqual(0);
          expect(judged[part]).toBeLessThanOrEqual(MARK_MOST);
        }
        expect(judged.fillers).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never falls because somebody says more', () => {
    fc.assert(
      fc.property(said, said, (answer, more) => {
        const [before, after] = [judgeAnswer(answer, asked), judgeAnswer(`${answer}\n${more}`, asked)];
        for (const part of [...answerParts, 'relevance'] as const)
          expect(after[part]).toBeGreaterThanOrEqual(before[part]!);
      }),
    );
  });

  it('is the same in capitals, and leaves no word out', () => {
    fc.assert(
      fc.property(said, (answer) => {
        const words = sentencesOf(answer).flatMap(wordsIn);
        expect(words).toEqual(wordsIn(answer));
      }),
    );
    const { sentences: _, ...marks } = judgeAnswer(told, asked);
    expect(judgeAnswer(told.toUpperCase(), asked)).toMatchObject(marks);
  });

  it('finds each part where it is told', () => {
    const judged = judgeAnswer(told, asked);
    expect(judged.sentences.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result']);
    expect(judged).toMatchObject({ action: 4, result: 4, named: asked.skills, hint: 'good' });
  });

  it('takes what would be done for nothing that was done', () => {
    const supposed = 'I would look at the logs first, and I would usually ask my manager. '.repeat(5);
    expect(judgeAnswer(supposed, asked)).toMatchObject({ action: 0, situation: 0, hint: 'supposed' });
  });

  it('divides speech that was written down without full stops', () => {
    const spoken = told.toLowerCase().replaceAll('.', '');
    expect(new Set(judgeAnswer(spoken, asked).sentences.map(({ part }) => part)).size).toBeGreaterThan(1);
  });

  it.each([
    [60, 130, 130],
    [30, 130, 260],
    [null, 130, null],
  ])('counts a pace of what took %p seconds', (seconds, words, pace) =>
    expect(judgeAnswer('word '.repeat(words), { ...asked, seconds }).pace).toBe(pace),
  );

  it.each([
    ['Um, I mean, it was, um, fine.', 3],
    ['You know, you know, kind of.', 3],
    ['The summer was erratic.', 0],
  ])('counts fillers in %p', (answer, times) => expect(fillersIn(answer)).toBe(times));

  it.each([
    ['I analyzed every log.', ['Log analysis']],
    ['We plan to contain it.', ['Containment planning']],
    ['Nothing of it.', []],
  ])('hears skills in %p', (answer, named) => expect(namedIn(answer, asked.skills)).toEqual(named));

  it('says nothing of a position without skills', () =>
    expect(judgeAnswer(told, { ...asked, skills: [] }).relevance).toBeNull());

  it.each([
    ['fast', 20],
    ['slow', 60],
  ])('says that somebody is %s', (hint, seconds) => expect(judgeAnswer(told, { ...asked, seconds }).hint).toBe(hint));
});

describe('the score of a practice', () => {
  const marks = { situation: 2, task: 2, action: 2, result: 2 };
  it('is that of the last try of each question', () => {
    const better = { situation: 4, task: 4, action: 4, result: 4 };
    const first = { questionKey: 'a', ...marks };
    expect(scoreOf([])).toBeNull();
    expect(scoreOf([first, { questionKey: 'b', ...marks }, { questionKey: 'a', ...better }])).toBe(3);
  });
});

describe('the questions of a practice', () => {
  const kind = fc.constantFrom<PracticeKind>('behavioral', 'technical', 'mixed');
  const judged = fc.array(fc.record({ name: fc.string({ minLength: 1, maxLength: 20 }), required: fc.constant(3) }), {
    maxLength: 8,
  });

  it('are five that differ, and others the next time as long as there are any', () => {
    fc.assert(
      fc.property(kind, fc.constantFrom(...industries), judged, (what, industry, skills) => {
        const pool = questionPool(what, industry, skills);
        const first = chooseQuestions(pool, new Map());
        expect(new Set(first.map(({ key }) => key)).size).toBe(PRACTICE_QUESTIONS);
        const second = chooseQuestions(pool, new Map(first.map(({ key }) => [key, 1])));
        const again = second.filter(({ key }) => first.some((one) => one.key === key));
        const left = new Set(pool.map(({ key }) => key)).size - PRACTICE_QUESTIONS;
        expect(again.length).toBe(Math.max(0, PRACTICE_QUESTIONS - left));
      }),
    );
  });

  it('ask for both in turn where both are wanted', () => {
    const pool = questionPool('mixed', 'CYBER', [{ name: 'Log analysis', required: 3 }]);
    expect(chooseQuestions(pool, new Map()).map(({ skill }) => skill !== null)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('are forty for every industry at least, both kinds together', () => {
    for (const industry of industries) {
      const pools = (['behavioral', 'technical'] as const).flatMap((what) => questionPool(what, industry, []));
      expect(new Set(pools.map(({ key }) => key)).size).toBeGreaterThanOrEqual(40);
    }
  });
});
