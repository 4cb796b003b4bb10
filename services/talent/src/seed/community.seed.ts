import type { Industry } from '@talent-os/contracts';
import { createCommunityGroup } from '@talent-os/contracts/talent/community-groups.js';
import { writeCommunityPost } from '@talent-os/contracts/talent/community-posts.js';
import type { DemoPerson, Transaction } from '@talent-os/service-kit';
import { decideBy } from '../community/post.rules.js';
import { due } from '../due.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { CommunityGroup } from '../community/community-group.entity.js';
import { CommunityMember } from '../community/community-member.entity.js';
import { CommunityPost } from '../community/community-post.entity.js';
import { PostReaction } from '../community/post-reaction.entity.js';
import { PostReport } from '../community/post-report.entity.js';
import { demoAliases, demoGroups, type DemoGroup } from './community.data.js';
import type { SeedRow, World } from './world.js';

const HOUR_MS = DAY_MS / 24;

type CommunityRows = {
  readonly group: SeedRow<CommunityGroup>;
  readonly members: readonly SeedRow<CommunityMember>[];
  readonly posts: readonly (SeedRow<CommunityPost> & { readonly id: string })[];
  readonly reactions: readonly SeedRow<PostReaction>[];
  readonly reports: readonly SeedRow<PostReport>[];
};

/** Groups of the industries of a demo organization. Who signs in is in the first one of theirs, and moderates the second. */
export const communityRows = (world: World): CommunityRows[] =>
  world.organization.industries.flatMap((industry) =>
    demoGroups[industry].map((group, place) => groupRows(world, industry, group, place === 0)),
  );

function groupRows(world: World, industry: Industry, demo: DemoGroup, first: boolean): CommunityRows {
  const id = world.id('community', demo.key);
  const { name, about, role, region } = createCommunityGroup.input.parse(demo);
  const people = membersOf(world, industry, demo, first);
  const ago = (days: number, hours = 0) => new Date(world.now.getTime() - days * DAY_MS - hours * HOUR_MS);
  const members = people.map((person, place) => ({
    groupId: id,
    userId: person.id,
    alias: place >= 3 && place < 5 ? (demoAliases[place - 3] ?? null) : null,
    createdAt: ago(120 - place * 7),
  }));
  const posts = demo.posts.map(({ text, by, underAlias, days, hour, reported }, place) => ({
    id: world.id('post', demo.key, String(place)),
    groupId: id,
    authorId: members[by % members.length]!.userId,
    alias: underAlias ? (members[by % members.length]!.alias ?? demoAliases[0]) : null,
    text: writeCommunityPost.input.shape.text.parse(text),
    status: reported ? ('hidden' as const) : ('shown' as const),
    hiddenAt: reported ? ago(0, 1) : null,
    decidedById: null,
    note: null,
    createdAt: ago(days, hour),
  }));
  const reactions = demo.posts.flatMap(({ said = [] }, place) => {
    const post = posts[place]!;
    const others = members.filter(({ userId }) => userId !== post.authorId);
    return said.flatMap(([kind, times]) =>
      others.slice(0, times).map(({ userId }) => ({ postId: post.id, userId, kind, createdAt: world.now })),
    );
  });
  const reports = demo.posts.flatMap(({ reported = [] }, place) => {
    const post = posts[place]!;
    const others = members.filter(({ userId }) => userId !== post.authorId).slice(-reported.length);
    return reported.map((reason, at) => ({
      postId: post.id,
      userId: others[at]!.userId,
      reason,
      closed: false,
      createdAt: ago(0, 2 - at / 2),
    }));
  });
  const moderatorId = members[0]!.userId;
  const group = { id, name, about, industry, role, region, moderatorId, closedAt: null, createdAt: ago(121) };
  return { group, members, posts, reactions, reports };
}

/** Who moderates first: in the first group of an industry somebody who does not sign in, in the second somebody who does. */
function membersOf(world: World, industry: Industry, demo: DemoGroup, first: boolean): readonly DemoPerson[] {
  const dice = world.dice(`community/${demo.key}`);
  const everybody = world.who(industry, 'allTalent');
  const others = dice.some(
    everybody.filter(({ signsIn }) => !signsIn),
    demo.members,
  );
  const known = everybody.filter(({ signsIn }) => signsIn);
  return first ? [...others, ...known] : [...known.slice(0, 1), ...others];
}

/** Writes them. */
export async function insertCommunity(tx: Transaction, rows: readonly CommunityRows[]): Promise<void> {
  await tx.insertAll(
    CommunityGroup,
    rows.map(({ group }) => group),
  );
  await tx.insertAll(
    CommunityMember,
    rows.flatMap(({ members }) => members),
  );
  await tx.insertAll(
    CommunityPost,
    rows.flatMap(({ posts }) => posts),
  );
  await tx.insertAll(
    PostReaction,
    rows.flatMap(({ reactions }) => reactions),
  );
  await tx.insertAll(
    PostReport,
    rows.flatMap(({ reports }) => reports),
  );
  await due.setAll(
    tx,
    'hiddenPost',
    rows.flatMap(({ posts }) =>
      posts.flatMap(({ id, hiddenAt }) => (hiddenAt ? [[id, decideBy(hiddenAt)] as const] : [])),
    ),
  );
}
