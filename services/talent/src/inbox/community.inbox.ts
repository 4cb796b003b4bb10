import { admits } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { decideOnCommunityPost, reportReasons } from '@talent-os/contracts/talent/community-posts.js';
import { decideOnStory } from '@talent-os/contracts/talent/community-stories.js';
import { countText, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { decideBy } from '../community/post.rules.js';
import { waitingPosts } from '../community/waiting-posts.js';
import { peopleById } from '../people/people.js';

/** Posts that three people have reported, in groups the caller moderates; of administrators, what nobody else decides. */
export const hiddenPosts: InboxSource = {
  access: decideOnCommunityPost.access,
  rows: async (ctx) => {
    const posts = await waitingPosts(ctx);
    return posts.slice(0, MOST_OF_A_KIND).map(({ id, groupName, reports, hiddenAt }) =>
      inboxRow('hiddenPost', {
        id,
        title: `Decide on a post in ${groupName}`,
        reason: [
          'It is hidden until then',
          ...reports.map(
            ({ reason, times }) => `${countText(times, 'report')}: ${reportReasons[reason].toLowerCase()}`,
          ),
        ],
        link: '/candidate/community/feed',
        since: hiddenAt,
        dueAt: decideBy(new Date(hiddenAt)).toISOString(),
      }),
    );
  },
};

type WaitingStory = {
  readonly id: string;
  readonly title: string;
  readonly userId: string;
  readonly fromRole: string;
  readonly toRole: string;
  readonly since: string;
};

/** Groups whose moderators look at a story `s`. */
const LOOKED_AT_IN = `talent.community_group g
  where g.organization_id = $1 and g.closed_at is null and (g.industry = s.industry or g.industry is null)`;

/** `$3`: the caller administers, and so looks at what no moderator but its author could. */
const STORIES = `
  select s.id, s.title, s.user_id as "userId", s.from_role as "fromRole", s.to_role as "toRole", s.sent_at as since
  from talent.success_story s
  where s.organization_id = $1 and s.status = 'waiting' and s.user_id <> $2
    and (exists (select from ${LOOKED_AT_IN} and g.moderator_id = $2)
      or ($3::boolean and not exists (select from ${LOOKED_AT_IN} and g.moderator_id <> s.user_id)))
  order by s.sent_at, s.id limit ${MOST_OF_A_KIND}`;

/** Stories that others read once the caller, or somebody else who moderates, has looked at them. */
export const stories: InboxSource = {
  access: decideOnStory.access,
  rows: async (ctx) => {
    const administers = admits(ctx.ability, forAudience('admin'));
    const rows = await ctx.db.read<WaitingStory>(STORIES, [ctx.userId, administers]);
    const people = await peopleById(
      ctx,
      rows.map(({ userId }) => userId),
    );
    return rows.map(({ id, title, userId, fromRole, toRole, since }) =>
      inboxRow('story', {
        id,
        title: `Look at the story of ${people(userId).name}`,
        reason: [title, `from ${fromRole} to ${toRole}`, 'it is published once somebody has looked at it'],
        link: '/candidate/community/success',
        since,
      }),
    );
  },
};
