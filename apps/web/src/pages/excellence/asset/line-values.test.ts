import { describe, expect, it } from '@jest/globals';
import { lineOf, newLine, valuesOf } from './line-values';

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
