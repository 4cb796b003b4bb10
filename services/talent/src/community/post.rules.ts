import type { ErrorCode } from '@talent-os/contracts';
import { DECISION_DAYS, REPORTS_TO_HIDE, type CommunityPost } from '@talent-os/contracts/talent/community-posts.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

type Post = Pick<CommunityPost, 'mine' | 'status' | 'reported'>;
type PostAction = CommunityPost['may']['do'][number];

/** Why somebody cannot do this with a post they can read; nothing where they can. */
export function postRefusal({ mine, status, reported }: Post, action: 'react' | 'report'): ErrorCode | undefined {
  if (mine) return 'community.ownPost';
  if (status !== 'shown') return 'community.hidden';
  return action === 'report' && reported ? 'community.reported' : undefined;
}

/** What somebody may do with a post they can read. */
export const postActions = (post: Post): PostAction[] => [
  ...(['react', 'report'] as const).filter((action) => postRefusal(post, action) === undefined),
  ...(post.mine ? (['withdraw'] as const) : []),
];

/** Whether so many open reports, each by somebody else, hide a post that is shown. */
export const isHiddenBy = (reports: number): boolean => reports >= REPORTS_TO_HIDE;

/** Until when somebody should have decided on a post that was hidden then. */
export const decideBy = (hiddenAt: Date): Date => new Date(hiddenAt.getTime() + DECISION_DAYS * DAY_MS);

type Hidden = { readonly authorId: string; readonly moderatorId: string | null; readonly hiddenAt: Date };
type Decider = { readonly userId: string; readonly administers: boolean };

/**
 * Whether a hidden post waits for somebody: never its author; whoever moderates the group; who administers the organization
 * once that is late, or where nobody else could.
 */
export function waitsFor({ authorId, moderatorId, hiddenAt }: Hidden, { userId, administers }: Decider, now: Date) {
  if (userId === authorId) return false;
  if (userId === moderatorId) return true;
  return administers && (moderatorId === null || moderatorId === authorId || now >= decideBy(hiddenAt));
}
