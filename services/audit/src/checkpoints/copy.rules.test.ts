import { describe, expect, it } from '@jest/globals';
import { copyFaultOf, type CopyFacts } from './copy.rules.js';

const sound: CopyFacts = {
  written: { number: 7, sequence: 40 },
  copied: { number: 7, last: { sequence: 40, signature: 'a' } },
  signedThere: 'a',
  setBack: false,
};
const faultOf = (change: Partial<CopyFacts>) => copyFaultOf({ ...sound, ...change });

describe('the second copy', () => {
  it('is as it was left, also after a crash between the copy and the database, and where nothing was written yet', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ copied: { ...sound.copied, number: 8 } })).toBeUndefined();
    expect(faultOf({ copied: { number: 7, last: { sequence: 44, signature: 'a' } } })).toBeUndefined();
    const none = { number: undefined, last: undefined };
    expect(copyFaultOf({ written: undefined, copied: none, signedThere: undefined, setBack: false })).toBeUndefined();
    expect(faultOf({ written: { number: 1, sequence: 0 }, copied: { number: 1, last: undefined } })).toBeUndefined();
  });

  it.each<[string, Partial<CopyFacts>, string]>([
    ['its sign of life is gone', { copied: { ...sound.copied, number: undefined } }, 'missing'],
    ['its lines are gone', { copied: { ...sound.copied, last: undefined } }, 'missing'],
    ['an older one stands in its place', { copied: { ...sound.copied, number: 6 } }, 'behind'],
    ['it was shortened', { copied: { number: 7, last: { sequence: 39, signature: 'a' } } }, 'behind'],
    ['the database has lost its own memory', { written: undefined }, 'ahead'],
    ['the database was set back', { written: { number: 5, sequence: 40 } }, 'ahead'],
    ['both were set back, and this process has seen more', { setBack: true }, 'ahead'],
    ['the database tells another story', { signedThere: 'b' }, 'ahead'],
    ['the database has no such checkpoint', { signedThere: undefined }, 'ahead'],
  ])('%s', (_what, change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });
});
