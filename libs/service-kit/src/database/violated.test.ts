import { describe, expect, it } from '@jest/globals';
import { violatedUnique } from './postgres-error.js';

const said = { code: '23505', constraint: 'message_client' };

describe('the unique index a write has violated', () => {
  it.each([
    ['told by Postgres', said],
    ['told by Postgres through TypeORM', Object.assign(new Error('duplicate'), { driverError: said })],
  ])('is named, %s', (_, error) => expect(violatedUnique(error)).toBe('message_client'));

  it.each([
    ['another violation', { code: '23502', constraint: 'message_client' }],
    ['an ordinary error', new Error('no')],
    ['nothing', undefined],
    ['a text', 'no'],
  ])('is nothing for %s', (_, error) => expect(violatedUnique(error)).toBeUndefined());
});
