import { describe, expect, it } from '@jest/globals';
import { accountText } from './import-account';

describe('the account of an import', () => {
  it('is the whole sum, with the kinds that were passed over', () => {
    const account = { rows: 10, taken: 3, known: 2, refused: 1, passedOver: [{ kind: 'tool', count: 4 }] };
    expect(accountText(account, 'objects')).toBe(
      '10 objects in the file: 3 taken, 2 known already, 1 refused, 4 passed over: tool (4).',
    );
    expect(accountText({ rows: 1, taken: 1, known: 0, refused: 0, passedOver: [] }, 'rows')).toBe(
      '1 row in the file: 1 taken, 0 known already, 0 refused, 0 passed over.',
    );
  });
});
