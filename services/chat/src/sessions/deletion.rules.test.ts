import { describe, expect, it } from '@jest/globals';
import { isRestorable } from './deletion.rules.js';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('a conversation', () => {
  it.each([
    ['that is not deleted', null, false],
    ['deleted a moment ago', '2026-11-20T11:59:59.999Z', true],
    ['deleted a little less than 30 days ago', '2026-10-21T12:00:00.001Z', true],
    ['deleted 30 days ago', '2026-10-21T12:00:00.000Z', false],
  ])('%s', (_, deletedAt, restorable) =>
    expect(isRestorable({ deletedAt: deletedAt === null ? null : new Date(deletedAt) }, now)).toBe(restorable),
  );
});
