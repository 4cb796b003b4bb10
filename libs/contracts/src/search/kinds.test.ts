import { describe, expect, it } from '@jest/globals';
import { linkTo, recordAt, searchKindKeys, searchKindOf } from './kinds.js';

const ID = '01939c00-0000-7000-8000-000000000001';

describe('the address of a record', () => {
  it.each(searchKindKeys)('of the kind %s leads back to it where it names it by its id', (kind) => {
    const [path = '', search] = linkTo(kind, { id: ID, title: 'A & B', within: ID }).split('?');
    const found = recordAt(path, new URLSearchParams(search));
    if (!searchKindOf(kind).opens.includes(':id')) return;
    expect(found?.id).toBe(ID);
    expect(found?.kinds).toContain(kind);
  });

  it('tells a shift of the roster from one of my own', () => {
    expect(recordAt('/healthcare/professional/shifts', new URLSearchParams(`view=roster&shift=${ID}`))?.kinds).toEqual([
      'shift',
    ]);
    expect(recordAt('/healthcare/professional/shifts', new URLSearchParams(`shift=${ID}`))?.kinds).toEqual([
      'ownShift',
    ]);
  });

  it('is none where nothing is open', () => {
    expect(recordAt('/sales/opportunities', new URLSearchParams('view=table'))).toBeUndefined();
  });
});
