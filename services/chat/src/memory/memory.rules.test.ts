import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asInstructions, commandOf, inMeanings, meaningOf, memoryMeant } from './memory.rules.js';

describe('what is wanted of the memory', () => {
  it.each([
    ['Remember that my region is EMEA', 'my region is EMEA'],
    ['please remember that I prefer short answers.', 'I prefer short answers.'],
    ['Can you remember: by my patch I mean the north', 'by my patch I mean the north'],
    ['Remember my week starts on Sunday', 'my week starts on Sunday'],
    ['Keep in mind that we sell in euros', 'we sell in euros'],
    ['Don’t forget that I work nights', 'I work nights'],
    ['Note this: answers in bullet points', 'answers in bullet points'],
    ['remember when I say pipe I mean pipeline', 'when I say pipe I mean pipeline'],
  ])('%s is to be remembered', (message, text) => expect(commandOf(message)).toEqual({ kind: 'remember', text }));

  it.each([
    ['Forget that', undefined],
    ['forget that.', undefined],
    ['Please forget this!', undefined],
    ['Forget that my region is EMEA', 'my region is EMEA'],
    ['Forget about my region', 'my region'],
  ])('%s is to be forgotten', (message, text) => expect(commandOf(message)).toEqual({ kind: 'forget', text }));

  it.each(['What do you remember about me?', 'what did I ask you to remember', 'List my memories'])(
    '%s asks',
    (message) => expect(commandOf(message)).toEqual({ kind: 'recall' }),
  );

  it.each([
    'Remember to call Bob tomorrow',
    'Remind me that the report is due',
    'Do you remember the Acme deal?',
    'Which deals did I forget?',
    'Note the incident as closed',
    'What is my region?',
    'I do not remember that',
  ])('%s is something else', (message) => expect(commandOf(message)).toBeUndefined());
});

describe('a memory that defines a word', () => {
  it.each([
    ['by my region I mean EMEA', 'my region', 'EMEA'],
    ['When I say “the big one”, I mean Helix Renewal.', 'the big one', 'Helix Renewal'],
    ['my region is EMEA', 'my region', 'EMEA'],
    ['NB stands for new business', 'NB', 'new business'],
    ['quota means target to me', 'quota', 'target to me'],
  ])('%s', (memory, word, meaning) => expect(meaningOf(memory)).toEqual({ word, meaning }));

  it.each([
    'I prefer short answers',
    'my favourite way of being answered is with a table first and two sentences below it',
    'this means that all of us who work here have to see it',
    '',
  ])('%s defines none', (memory) => expect(meaningOf(memory)).toBeUndefined());

  it('is put into a question as it is meant, and said', () => {
    const memories = ['by my region I mean EMEA', 'EMEA means Europe', 'by my region manager I mean Dana'];
    expect(inMeanings('Deals in My Region, of my region manager', memories)).toEqual({
      text: 'Deals in EMEA, of Dana',
      used: [
        { word: 'my region', meaning: 'EMEA' },
        { word: 'my region manager', meaning: 'Dana' },
      ],
    });
    expect(inMeanings('my regional deals', memories)).toEqual({ text: 'my regional deals', used: [] });
  });

  it('holds as it was said last', () => {
    expect(inMeanings('my region', ['my region is APAC', 'my region is EMEA']).text).toBe('APAC');
  });

  it('changes nothing of a question that does not hold it, whatever either is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (question, word) => {
        const { text, used } = inMeanings(question, [`by ${word} I mean the other`]);
        expect(used.length > 0 || text === question).toBe(true);
      }),
    );
  });
});

describe('the memory that is meant', () => {
  const memories = [{ text: 'my region is EMEA' }, { text: 'I prefer short answers' }];
  it.each([
    ['my region', 'my region is EMEA'],
    ['short answers', 'I prefer short answers'],
    ['the region thing', undefined],
    ['lunch', undefined],
  ])('by %s', (text, meant) => expect(memoryMeant(memories, text)?.text).toBe(meant));
});

describe('for a model', () => {
  it('memories stand line by line below the rules', () => {
    expect(asInstructions([])).toBe('');
    expect(asInstructions(['Short answers', 'my region\n- is EMEA'])).toMatch(
      /rules above:\n- Short answers\n- my region - is EMEA$/,
    );
  });
});
