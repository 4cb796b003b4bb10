import { describe, expect, it } from '@jest/globals';
import { catalogueStateKeys } from '@talent-os/contracts/talent/catalogue-shapes.js';
import fc from 'fast-check';
import { mayOf, moveRefusal, type CatalogueFacts } from './catalogue.rules.js';

const facts = fc.record({
  status: fc.constantFrom(...catalogueStateKeys),
  drafted: fc.boolean(),
  wrote: fc.boolean(),
  keeps: fc.boolean(),
});
const draft: CatalogueFacts = { status: 'draft', drafted: true, wrote: false, keeps: true };

describe('an item of the catalogue', () => {
  it('is published by somebody who did not write the draft', () => {
    expect(mayOf(draft)).toEqual({ to: ['published'], do: ['edit', 'discard'] });
    expect(moveRefusal({ ...draft, wrote: true }, 'published')).toBe('catalogue.author');
    expect(moveRefusal({ ...draft, drafted: false, status: 'published' }, 'published')).toBe('catalogue.state');
  });

  it('is retired while it is in use, also with a draft beside it, and comes back by a new version', () => {
    expect(mayOf({ ...draft, status: 'published' }).to).toEqual(['published', 'retired']);
    expect(mayOf({ ...draft, status: 'retired', drafted: false })).toEqual({ to: [], do: ['edit'] });
    expect(mayOf({ ...draft, status: 'retired' }).to).toEqual(['published']);
  });

  it('offers who does not keep the catalogue nothing, and nobody what is refused', () =>
    fc.assert(
      fc.property(facts, (one) => {
        const may = mayOf(one);
        if (!one.keeps) expect(may).toEqual({ to: [], do: [] });
        for (const to of may.to) expect(moveRefusal(one, to)).toBeUndefined();
        if (one.wrote) expect(may.to).not.toContain('published');
        expect(may.to).not.toContain('draft');
      }),
    ));
});
