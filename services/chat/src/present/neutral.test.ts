import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { neutral } from './neutral.js';

describe('text from a record', () => {
  it.each([
    ['plain words', 'plain words'],
    ['a | b', String.raw`a \| b`],
    ['two\nlines', 'two lines'],
    ['[click](https://evil.example/x)', String.raw`\[click\](` + '`https://evil.example/x)`'],
    ['![x](http://evil.example/p.png)', String.raw`\!\[x\](` + '`http://evil.example/p.png)`'],
    ['see www.evil.example now', 'see `www.evil.example` now'],
    ['<img src=x>', String.raw`\<img src=x\>`],
    ['**bold** _it_', String.raw`\*\*bold\*\* \_it\_`],
  ])('%j is shown as %j', (text, shown) => {
    expect(neutral(text)).toBe(shown);
  });

  it('never makes a link, an image, a tag or a row of a table', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '>',
      '|',
      '`',
      '\n',
      'http://',
      'https://a.example',
      'www.',
      'x',
      ' ',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const shown = neutral(pieces.join(''));
        const outsideCode = shown.replaceAll(/`[^`]*`/g, '');
        expect(outsideCode).not.toMatch(/(?<!\\)(?:\\\\)*[[\]<>!]/);
        expect(outsideCode).not.toMatch(/https?:\/\/\S|www\.\S/);
        expect(shown).not.toContain('\n');
        expect(shown).not.toMatch(/(?<!\\)\|/);
      }),
    );
  });
});
