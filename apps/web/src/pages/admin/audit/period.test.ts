import { expect, it } from '@jest/globals';
import { periodOf } from './period';

const local = (text: string) => new Date(text).toISOString();

it('takes days of the person, both included; what is no day is left out', () => {
  expect(periodOf('2026-11-20', '2026-11-30')).toEqual({
    from: local('2026-11-20T00:00:00'),
    to: local('2026-12-01T00:00:00'),
  });
  expect(periodOf('yesterday', undefined)).toEqual({});
});
