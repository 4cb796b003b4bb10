import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dispositionOf } from './send-file.js';

describe('the name a file is sent under', () => {
  it('is told in ASCII and in full', () => {
    expect(dispositionOf('Zeugnis für Ola.pdf')).toBe(
      `attachment; filename="Zeugnis f_r Ola.pdf"; filename*=UTF-8''Zeugnis%20f%C3%BCr%20Ola.pdf`,
    );
  });

  it('cannot leave its place, whatever somebody called the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        expect(dispositionOf(name)).toMatch(
          /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]*$/,
        );
      }),
    );
  });
});
