import { describe, expect, it } from '@jest/globals';
import { foldText } from '@talent-os/contracts/search/fold.js';
import { slipsOf, termsOf } from './terms.rules.js';

const finds = (patterns: readonly string[] | undefined, text: string) =>
  patterns !== undefined && patterns.every((pattern) => new RegExp(pattern, 'u').test(foldText(text)));

describe('a text that is compared', () => {
  it.each([
    ['Zoë Müller-Lüdenscheidt', ' zoe muller ludenscheidt'],
    ['  ØRSTED “Łódź” ', ' orsted lodz'],
    ['CVE-2026-1234', ' cve 2026 1234'],
    ['Straße', ' strasse'],
    ['李小龙', ' 李小龙'],
    ['…!', ''],
  ])('%s has neither case nor accents nor signs', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('what is typed', () => {
  it('is found where every word of it begins a word', () => {
    const { patterns } = termsOf('fre quar')!;
    expect(finds(patterns, 'Quarry Freight – Team expansion')).toBe(true);
    expect(finds(patterns, 'Quarry Labs')).toBe(false);
    expect(finds(patterns, 'Headquarters Freight')).toBe(false);
  });

  it('says nothing where it is only signs', () => {
    expect(termsOf(' -- ')).toBeUndefined();
    expect(slipsOf('abc')).toBeUndefined();
    expect(slipsOf('20261')).toBeUndefined();
  });

  it('is an id where it is one', () => {
    const id = '01939C00-0000-7000-8000-000000000001';
    expect(termsOf(id)).toMatchObject({ id: id.toLowerCase() });
    expect(termsOf('quarry')).toMatchObject({ id: null });
    expect(slipsOf(id)).toBeUndefined();
  });

  it.each(['quary', 'quqrry', 'uqarry', 'quarrry', 'qarry', 'xuarry', 'quarrx'])('finds Quarry by %s', (typed) => {
    expect(finds(slipsOf(typed)?.patterns, 'Quarry Freight')).toBe(true);
  });

  it.each(['jnoah', 'jonha', 'jonaj', 'onah'])('finds Jonah by %s: five letters take one slip', (typed) => {
    expect(finds(slipsOf(typed)?.patterns, 'Jonah Prescott')).toBe(true);
  });

  it('takes no two slips in a word, and none in a short one', () => {
    expect(finds(slipsOf('quxxry')?.patterns, 'Quarry Freight')).toBe(false);
    expect(finds(slipsOf('quarry fxe')?.patterns, 'Quarry Freight')).toBe(false);
    expect(finds(slipsOf('quarxy fre')?.patterns, 'Quarry Freight')).toBe(true);
  });
});
