import { describe, expect, it } from '@jest/globals';
import { mayWith, withdrawRefusal } from './verification.rules.js';

describe('something that was handed in', () => {
  it('is withdrawn once, as it says', () => {
    expect(withdrawRefusal({ status: 'submitted' })).toBeUndefined();
    expect(withdrawRefusal({ status: 'withdrawn' })).toBe('verification.withdrawn');
    expect(mayWith({ status: 'submitted', filename: 'license.pdf' })).toEqual({ to: ['withdrawn'], do: ['open'] });
    expect(mayWith({ status: 'withdrawn', filename: null })).toEqual({ to: [], do: [] });
  });

  it('without a paper has none to open', () =>
    expect(mayWith({ status: 'submitted', filename: null })).toEqual({ to: ['withdrawn'], do: [] }));
});
