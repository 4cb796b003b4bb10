import { expect, it } from '@jest/globals';
import { storyStates, type StoryState } from '@talent-os/contracts/talent/community-stories.js';
import fc from 'fast-check';
import { storyRefusal } from './story.rules.js';

const reader = fc.record({ userId: fc.constantFrom('a', 'b'), administers: fc.boolean(), moderates: fc.boolean() });
const story = fc.record({
  userId: fc.constantFrom('a', 'b'),
  status: fc.constantFrom(...(Object.keys(storyStates) as StoryState[])),
});

it('has a waiting story decided by somebody else who moderates or administers, and by nobody else', () =>
  fc.assert(
    fc.property(story, reader, (one, by) => {
      const decides = one.userId !== by.userId && one.status === 'waiting' && (by.administers || by.moderates);
      expect(storyRefusal(one, by) === undefined).toBe(decides);
    }),
  ));

it('says nothing of a story to who could not decide on it', () => {
  const by = { userId: 'b', administers: false, moderates: false };
  expect(storyRefusal({ userId: 'a', status: 'waiting' }, by)).toBe('resource.missing');
  expect(storyRefusal({ userId: 'b', status: 'waiting' }, { ...by, administers: true })).toBe('story.own');
  expect(storyRefusal({ userId: 'a', status: 'published' }, { ...by, moderates: true })).toBe('story.decided');
});
