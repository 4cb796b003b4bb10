import { expect, it } from '@jest/globals';
import { badgeOf } from './badges';

it.each([
  ['interest expression', 'pending', 'default'],
  ['interest expression', 'approved', 'success'],
  ['interest expression', 'declined', 'secondary'],
  ['certification', 'active', 'success'],
  ['certification', 'expiring', 'error'],
  ['certification', 'expired', 'error'],
  ['shift', 'confirmed', 'success'],
  ['shift', 'pending', 'warning'],
  ['shift', 'released', 'error'],
  ['incident severity', 'critical', 'error'],
  ['incident severity', 'high', 'error'],
  ['incident severity', 'medium', 'warning'],
  ['incident severity', 'low', 'secondary'],
  ['threat severity', 'critical', 'error'],
  ['threat severity', 'high', 'error'],
  ['threat severity', 'medium', 'warning'],
  ['threat severity', 'low', 'secondary'],
  ['territory', 'active', 'default'],
  ['territory', 'archived', 'secondary'],
] as const)('%s %s is %s', (subject, status, variant) => expect(badgeOf(subject, status)).toBe(variant));
