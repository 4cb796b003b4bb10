import { describe, expect, it } from '@jest/globals';
import { codeOf } from './failures.js';

describe('a failure of Postgres', () => {
  it.each([
    ['22021', 'request.malformed'],
    ['22P05', 'request.malformed'],
    ['23505', 'resource.conflict'],
    ['57014', 'service.late'],
    ['57P01', 'service.down'],
    ['42703', 'server.error'],
  ])('%s is told as %s', (code, told) => expect(codeOf({ code })).toBe(told));
});
