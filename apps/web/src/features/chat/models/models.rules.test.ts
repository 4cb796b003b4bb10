import { describe, expect, it } from '@jest/globals';
import { DEFAULT, hintOf, optionsOf, tokensOf, writerOf, type Models } from './models.rules';

const models: Models = {
  items: [
    { providerId: 'a', name: 'House', model: 'small', barrier: null },
    { providerId: 'b', name: 'Cloud', model: 'large', barrier: 'health' },
    { providerId: 'c', name: 'Third', model: 'other', barrier: 'hub' },
  ],
  defaultId: 'a',
};
const by = { name: 'House', model: 'small', promptTokens: 1_000, completionTokens: 234, estimated: false };

describe('the choice of a model', () => {
  it('begins with the default by its name, and says why one is not available', () => {
    expect(optionsOf(models)).toEqual([
      { value: DEFAULT, label: 'Default: House', disabled: false },
      { value: 'a', label: 'House', disabled: false },
      { value: 'b', label: 'Cloud (no signed agreement for health information)', disabled: true },
      { value: 'c', label: 'Third (not allowed in this hub)', disabled: true },
    ]);
    expect(optionsOf({ items: [], defaultId: null })[0]!.label).toBe('Default');
  });

  it.each([
    [null, undefined],
    ['a', undefined],
    ['b', 'The chosen model has no agreement for health information; the default answers here.'],
    ['c', 'The chosen model is not allowed in this hub; the default answers here.'],
    ['gone', 'The chosen model is no longer offered; the default answers.'],
  ])('says of %s that it does not count here: %s', (chosen, hint) => expect(hintOf(models, chosen)).toBe(hint));
});

describe('who wrote an answer', () => {
  it.each([
    [{ answeredBy: by, fallback: null }, 'Answered by House'],
    [{ answeredBy: by, fallback: 'away' as const }, 'The chosen model did not answer; House answered.'],
    [{ answeredBy: null, fallback: 'gone' as const }, 'The chosen model is no longer offered; platform data answered.'],
    [{ answeredBy: null, fallback: null }, undefined],
  ])('%#', (message, text) => expect(writerOf(message)).toBe(text));

  it('took so many tokens', () => {
    expect(tokensOf({ answeredBy: by, fallback: null })).toBe('small, 1,234 tokens');
    expect(tokensOf({ answeredBy: { ...by, estimated: true }, fallback: null })).toBe('small, about 1,234 tokens');
    expect(tokensOf({ answeredBy: null, fallback: null })).toBeUndefined();
  });
});
