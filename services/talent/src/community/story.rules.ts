import type { ErrorCode } from '@talent-os/contracts';
import type { StoryState, SuccessStory } from '@talent-os/contracts/talent/community-stories.js';

type Story = { readonly userId: string; readonly status: StoryState };
type Reader = { readonly userId: string; readonly administers: boolean; readonly moderates: boolean };

/** Whether somebody looks at stories of others: who moderates a group, or administers the organization. */
export const looksAtStories = ({ administers, moderates }: Reader): boolean => administers || moderates;

/** Why somebody cannot decide on a story; nothing where they can. Nobody does on their own. */
export function storyRefusal({ userId, status }: Story, reader: Reader): ErrorCode | undefined {
  if (userId === reader.userId) return 'story.own';
  if (!looksAtStories(reader)) return 'resource.missing';
  return status === 'waiting' ? undefined : 'story.decided';
}

/** What somebody may do with a story they read. */
export const storyActions = ({ mine }: { readonly mine: boolean }): SuccessStory['may']['do'] =>
  mine ? ['revise', 'withdraw'] : [];
