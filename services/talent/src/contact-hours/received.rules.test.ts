import { describe, expect, it } from '@jest/globals';
import { CatalogueInput } from '@talent-os/contracts/talent/catalogue-shapes.js';
import fc from 'fast-check';
import { contentOf } from '../catalogue/content.rules.js';
import { receivedContent } from './received.rules.js';

const words = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abcÄöL') }).map((text) => `x${text}`);
const course = fc.record({
  title: words.map((text) => `xx${text}`),
  provider: fc.oneof(fc.constant(''), words),
  topic: fc.oneof(fc.constant(''), words),
  credits: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
  minutes: fc.integer({ min: 1, max: 6_000 }),
  required: fc.boolean(),
  parts: fc.array(words, { maxLength: 8 }),
});

describe('a course that is handed over', () => {
  it('says what it said, and can be written anew by whoever keeps the catalogue', () =>
    fc.assert(
      fc.property(course, (said) => {
        const content = receivedContent(said);
        expect({ ...content, provider: content.provider ?? '', topic: content.topic ?? '' }).toMatchObject(said);
        expect(contentOf('course', CatalogueInput.parse(content))).toEqual(content);
      }),
    ));

  it('gives what nobody has said as nothing', () => {
    const said = { title: 'Falls', provider: '', topic: '', credits: 1, minutes: 0, required: false, parts: [] };
    expect(receivedContent(said)).toMatchObject({
      provider: null,
      topic: null,
      minutes: null,
      format: null,
      skillIds: [],
    });
  });
});
