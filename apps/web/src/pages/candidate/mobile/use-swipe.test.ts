import { expect, it } from '@jest/globals';
import { isSwipe } from './use-swipe';

it.each([
  [-90, 10, true],
  [-90, 60, false],
  [-40, 0, false],
  [120, 0, false],
])('a finger that goes %i sideways and %i down swipes: %s', (x, y, swipes) => expect(isSwipe(x, y)).toBe(swipes));
