import { describe, expect, it } from '@jest/globals';
import { fitting } from './dock';

describe('the width of the docked assistant', () => {
  it.each([
    [380, 1440, 380],
    [100, 1440, 320],
    [900, 1920, 640],
    [640, 1200, 560],
  ])('of %d px in a window of %d px is %d px: enough to read, and room to work', (wanted, viewport, width) =>
    expect(fitting(wanted, viewport)).toBe(width),
  );
});
