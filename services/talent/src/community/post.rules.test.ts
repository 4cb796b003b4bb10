import { describe, expect, it } from '@jest/globals';
import { postStateKeys } from '@talent-os/contracts/talent/community-posts.js';
import fc from 'fast-check';
import { decideBy, isHiddenBy, postActions, postRefusal, waitsFor } from './post.rules.js';

const post = fc.record({ mine: fc.boolean(), status: fc.constantFrom(...postStateKeys), reported: fc.boolean() });

describe('a post', () => {
  it('offers what is not refused', () =>
    fc.assert(
      fc.property(post, (one) => {
        const actions = postActions(one);
        for (const action of ['react', 'report'] as const)
          expect(actions.includes(action)).toBe(postRefusal(one, action) === undefined);
        expect(actions.includes('withdraw')).toBe(one.mine);
      }),
    ));

  it('is hidden by three', () => expect([1, 2, 3, 4].map(isHiddenBy)).toEqual([false, false, true, true]));
});

describe('who decides', () => {
  const hiddenAt = new Date('2026-11-20T09:00:00Z');
  const [early, late] = [new Date('2026-11-21T09:00:00Z'), decideBy(hiddenAt)];
  const hidden = { authorId: 'author', moderatorId: 'moderator', hiddenAt };
  const asks = (userId: string, administers: boolean, now = early, of: Parameters<typeof waitsFor>[0] = hidden) =>
    waitsFor(of, { userId, administers }, now);

  it('is the moderator at once, and administrators where that is late or nobody else is left', () => {
    expect(asks('moderator', false)).toBe(true);
    expect(asks('admin', true)).toBe(false);
    expect(asks('admin', true, late)).toBe(true);
    expect(asks('admin', true, early, { ...hidden, moderatorId: 'author' })).toBe(true);
    expect(asks('admin', true, early, { ...hidden, moderatorId: null })).toBe(true);
    expect(asks('somebody', false, late)).toBe(false);
  });

  it('is never the author', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (administers, moderates) =>
        expect(asks('author', administers, late, { ...hidden, moderatorId: moderates ? 'author' : 'x' })).toBe(false),
      ),
    ));
});
