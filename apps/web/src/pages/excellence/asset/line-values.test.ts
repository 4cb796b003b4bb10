import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { lineOf, newLine, valuesOf, writtenOn } from './line-values';

const TODAY = '2026-03-02';
const none = { url: null, dealId: null, accountId: null, metric: null, excellenceSessionId: null };

describe('a line in its form', () => {
  it('is sent with the one source that is chosen, and the day it was checked on', () => {
    const values = { ...newLine(TODAY), text: 'They sell to hospitals', url: 'https://a.example', metric: 'winRate' };
    expect(lineOf({ ...values, source: 'url' })).toEqual({
      ...none,
      kind: 'claim',
      text: 'They sell to hospitals',
      url: 'https://a.example',
      checkedOn: TODAY,
    });
    expect(lineOf({ ...values, source: 'metric' })).toMatchObject({ url: null, metric: 'winRate' });
    expect(lineOf(values)).toMatchObject({ ...none, checkedOn: null });
  });

  it('has no source once it is a question', () => {
    const values = { ...newLine(TODAY), kind: 'question' as const, source: 'url' as const, url: 'https://a.example' };
    expect(lineOf(values)).toMatchObject({ ...none, checkedOn: null });
  });

  it('is what it was where nobody touches it', () => {
    const line = { ...none, kind: 'claim' as const, text: 'A', metric: 'winRate' as const, checkedOn: TODAY };
    expect(lineOf(valuesOf({ ...line, sourceName: 'Win rate', fault: null }))).toEqual(line);
  });
});

it.each([
  ['draft', null, 1, 1],
  ['published', null, 3, 4],
  ['stale', null, 3, 4],
  ['published', 'draft', 4, 4],
] as const)(
  'writing on an asset that is %s, its next %s, of version %d, changes version %d',
  (status, next, shown, written) => {
    const asset = fixtureOf(AssetDetail, { status, next, number: Math.min(shown, 3) });
    expect(writtenOn({ ...asset, shown: { ...asset.shown, number: shown } })).toBe(written);
  },
);
