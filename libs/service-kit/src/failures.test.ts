import { describe, expect, it } from '@jest/globals';
import { codeOf } from './failures.js';

describe('a failure of Postgres', () => {
  it.each([
    ...['22001', '22003', '22007', '22008', '22009', '22021', '22023', '22P02', '22P05'].map(
      (state): [string, string] => [state, 'request.invalid'],
    ),
    ['22012', 'server.error'],
    ['23505', 'resource.conflict'],
    ['57014', 'service.late'],
    ['57P01', 'service.down'],
    ['42703', 'server.error'],
  ])('%s is told as %s', (code, told) => expect(codeOf({ code })).toBe(told));
});
