import { describe, expect, it } from '@jest/globals';
import { assetStateKeys, CHECK_DAYS, type AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { faultOf, faultsOf, mayOf, moveRefusal, overtaken, reviewDay, type AssetFacts } from './asset.rules.js';
import { lineRefusals } from './line.rules.js';

const TODAY = '2026-03-02';
const facts = (more: Partial<AssetFacts> = {}): AssetFacts => ({
  status: 'draft',
  work: 'draft',
  wrote: true,
  manages: true,
  publishes: true,
  uses: true,
  flags: 0,
  ...more,
});
const line = (more: Partial<AssetLine> = {}): AssetLine => ({
  kind: 'claim',
  text: 'They sell to hospitals',
  url: 'https://corvant.example/customers',
  dealId: null,
  accountId: null,
  metric: null,
  excellenceSessionId: null,
  checkedOn: TODAY,
  ...more,
});

describe('an asset', () => {
  it('goes from draft to review and back, and is published by somebody who did not write it', () => {
    expect(mayOf(facts()).to).toEqual(['in_review', 'archived']);
    expect(mayOf(facts({ work: 'in_review' })).to).toEqual(['draft', 'archived']);
    expect(mayOf(facts({ work: 'in_review', wrote: false })).to).toEqual(['draft', 'published', 'archived']);
    expect(moveRefusal(facts({ work: 'in_review' }), 'published')).toBe('asset.author');
    expect(moveRefusal(facts({ wrote: false }), 'published')).toBe('asset.state');
  });

  it('stays in use while the next version is written and reviewed', () => {
    expect(mayOf(facts({ status: 'published', work: null })).do).toContain('edit');
    expect(mayOf(facts({ status: 'stale', work: 'draft' })).to).toEqual(['in_review', 'archived']);
    expect(mayOf(facts({ status: 'published', work: 'in_review' })).do).not.toContain('edit');
  });

  it('is taken nowhere once it is archived, and becomes stale by nobody’s deed', () => {
    for (const work of ['draft', 'in_review', null] as const)
      expect(mayOf(facts({ status: 'archived', work, wrote: false }))).toEqual({ to: [], do: ['duplicate'] });
    for (const status of assetStateKeys) expect(mayOf(facts({ status })).to).not.toContain('stale');
  });

  it('is used by sellers and left alone by who only reads', () => {
    const seller = { manages: false, publishes: false, wrote: false };
    expect(mayOf(facts({ ...seller, status: 'published', work: null }))).toEqual({
      to: [],
      do: ['comment', 'vote', 'link'],
    });
    const reader = { ...seller, uses: false };
    expect(mayOf(facts({ ...reader, status: 'published', work: null }))).toEqual({ to: [], do: [] });
  });
});

describe('what is written on', () => {
  it('is a version that is not published yet: what came too late belongs to the next', () => {
    const version = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(version, fc.option(version), (number, published) => {
        const late = published !== null && number <= published;
        expect(overtaken(number, published)).toBe(late ? 'asset.published' : undefined);
        if (published !== null) expect(overtaken(published + 1, published)).toBeUndefined();
        expect(overtaken(undefined, published)).toBeUndefined();
      }),
    );
  });
});

describe('a claim', () => {
  it('needs a source and a day it was checked on, not too long ago', () => {
    expect(faultOf(line(), TODAY)).toBeNull();
    expect(faultOf(line({ url: null }), TODAY)).toBe('source');
    expect(faultOf(line({ url: null, metric: 'winRate' }), TODAY)).toBeNull();
    expect(faultOf(line({ checkedOn: null }), TODAY)).toBe('unchecked');
    expect(faultOf(line({ checkedOn: addDays(TODAY, -CHECK_DAYS) }), TODAY)).toBeNull();
    expect(faultOf(line({ checkedOn: addDays(TODAY, -CHECK_DAYS - 1) }), TODAY)).toBe('old');
  });

  it('is what is asked for a source, not what to do and what to ask', () => {
    for (const kind of ['advice', 'question'] as const)
      expect(faultOf(line({ kind, url: null, checkedOn: null }), TODAY)).toBeNull();
  });

  it('is told by its place', () => {
    const text = { snapshot: [line(), line({ url: null })], proof: [line({ checkedOn: null })] };
    expect(faultsOf(text, TODAY)).toEqual([
      { field: 'snapshot.1', fault: 'source' },
      { field: 'proof.0', fault: 'unchecked' },
    ]);
  });

  it('is not checked on a day to come', () => {
    expect(lineRefusals([line(), line({ checkedOn: addDays(TODAY, 1) })], TODAY)).toEqual([
      { field: 'lines.1.checkedOn', message: 'Please choose today or an earlier day' },
    ]);
  });

  it('stands among as few lines as its type asks for', () => {
    expect(
      lineRefusals(
        Array.from({ length: 5 }, () => line()),
        TODAY,
        5,
      ),
    ).toEqual([]);
    expect(
      lineRefusals(
        Array.from({ length: 6 }, () => line()),
        TODAY,
        5,
      ),
    ).toMatchObject([{ field: 'lines' }]);
  });

  it('says until when an asset is good: the one that was checked first does', () => {
    expect(reviewDay({}, TODAY)).toBe(addDays(TODAY, CHECK_DAYS));
    const text = {
      a: [line({ checkedOn: addDays(TODAY, -30) })],
      b: [line({ kind: 'advice', checkedOn: '2025-01-01' })],
    };
    expect(reviewDay(text, TODAY)).toBe(addDays(TODAY, CHECK_DAYS - 30));
  });
});
