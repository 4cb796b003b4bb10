import { describe, expect, it } from '@jest/globals';
import { readable } from './view.rules.js';

const state = { filters: [{ name: 'stage', value: 'proposal' }], sort: 'amount:desc', columns: null, density: 'dense' };
const view = { id: 'a', name: 'Mine', mine: true, shared: false, ownerName: 'Ada', version: 1 };

describe('views that were kept', () => {
  it('are told while their state is one', () => {
    expect(readable([{ ...view, state }])).toEqual([{ ...view, state }]);
  });

  it.each([null, 'x', {}, { ...state, sort: 7 }, { ...state, density: 'huge' }, { ...state, filters: { stage: 'x' } }])(
    'are left out where it is none: %j',
    (broken) => expect(readable([{ ...view, state: broken }])).toEqual([]),
  );
});
