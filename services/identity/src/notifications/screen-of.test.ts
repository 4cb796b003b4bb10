import { describe, expect, it } from '@jest/globals';
import { screenOf } from './screen-of.js';

describe('the screen of a notification', () => {
  it('is the one it names, with its hub', () =>
    expect(screenOf('/sales/opportunities')).toEqual({ hub: 'sales', link: '/sales/opportunities' }));

  it('may say what to open there', () => {
    const link = '/talent/transition?transition=1';
    expect(screenOf(link)).toEqual({ hub: screenOf('/talent/transition').hub, link });
  });
});
