import type { Industry } from '@talent-os/contracts';
import { handInWork, joinChallenge, reviewWork } from '@talent-os/contracts/talent/community-challenges.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { DemoPerson, Transaction } from '@talent-os/service-kit';
import { ChallengeEntry } from '../community/challenge-entry.entity.js';
import { ChallengeMember } from '../community/challenge-member.entity.js';
import { ChallengeReview } from '../community/challenge-review.entity.js';
import type { CatalogueRows } from './catalogue.seed.js';
import { demoChallenges, demoReviews } from './challenges.data.js';
import type { SeedRow, World } from './world.js';

type Entry = SeedRow<ChallengeEntry> & { readonly id: string };
type ChallengeRows = {
  readonly entries: readonly Entry[];
  readonly members: readonly SeedRow<ChallengeMember>[];
  readonly reviews: readonly SeedRow<ChallengeReview>[];
};

/** Who takes part in the first two challenges of each industry. Who signs in has joined the first and handed nothing in. */
export const challengeRows = (world: World, catalogue: readonly CatalogueRows[]): ChallengeRows[] =>
  world.organization.industries.flatMap((industry) => {
    const [first, second] = catalogue.filter(
      ({ item }) => item.kind === 'challenge' && item.status === 'published' && item.industry === industry,
    );
    return first && second ? [rowsOf(world, industry, first, second)] : [];
  });

function rowsOf(world: World, industry: Industry, first: CatalogueRows, second: CatalogueRows): ChallengeRows {
  const { works, team, open } = demoChallenges[industry];
  const everybody = world.who(industry, 'allTalent');
  const others = world.dice(`challenges/${industry}`).some(
    everybody.filter(({ signsIn }) => !signsIn),
    7,
  );
  const [one, two, ...rest] = others as [DemoPerson, DemoPerson, ...DemoPerson[]];
  const known = everybody.find(({ signsIn }) => signsIn);
  const ago = (days: number) => new Date(world.now.getTime() - days * DAY_MS);
  const entryOf = (key: string, item: CatalogueRows, teamName: string | null, days: number, work?: string): Entry => ({
    id: world.id('challenge-entry', industry, key),
    itemId: item.item.id,
    teamName: joinChallenge.input.shape.teamName.parse(teamName),
    work: work === undefined ? null : handInWork.input.shape.work.parse(work),
    number: work === undefined ? null : 1,
    handedInAt: work === undefined ? null : ago(days - 5),
    createdAt: ago(days),
  });
  const done = [
    entryOf('one', first, null, 24, works[0]),
    entryOf('two', first, null, 21, works[1]),
    entryOf('team', first, team, 19, works[2]),
  ];
  const begun = entryOf('begun', first, null, 2);
  const gathering = entryOf('open', second, open, 6);
  const membersOf = (entry: Entry, who: readonly DemoPerson[], shown: boolean) =>
    who.map(({ id: userId }) => ({
      entryId: entry.id,
      itemId: entry.itemId,
      userId,
      shown,
      createdAt: entry.createdAt!,
    }));
  const authors = [[one], [two], rest.slice(0, 3)];
  return {
    entries: [...done, ...(known ? [begun] : []), gathering],
    members: [
      ...done.flatMap((entry, at) => membersOf(entry, authors[at]!, at !== 1)),
      ...(known ? membersOf(begun, [known], false) : []),
      ...membersOf(gathering, rest.slice(3, 5), true),
    ],
    reviews: reviewsOf(done, authors, first.versions[0]!.content.criteria.length, ago(9)),
  };
}

/** Each of them has looked at the work of the two others. */
function reviewsOf(
  done: readonly Entry[],
  authors: readonly (readonly DemoPerson[])[],
  criteria: number,
  createdAt: Date,
) {
  const pairs = done.flatMap((entry) => done.flatMap((by, at) => (by === entry ? [] : [{ entry, by, at }])));
  return pairs.map(({ entry, by, at }, place) => {
    const { missing, words } = demoReviews[place % demoReviews.length]!;
    return {
      entryId: entry.id,
      byEntryId: by.id,
      reviewerId: authors[at]![0]!.id,
      met: Array.from({ length: criteria - missing }, (_, nth) => nth + 1),
      words: reviewWork.input.shape.words.parse(words),
      createdAt,
    };
  });
}

/** Writes them. */
export async function insertChallenges(tx: Transaction, rows: readonly ChallengeRows[]): Promise<void> {
  await tx.insertAll(
    ChallengeEntry,
    rows.flatMap(({ entries }) => entries),
  );
  await tx.insertAll(
    ChallengeMember,
    rows.flatMap(({ members }) => members),
  );
  await tx.insertAll(
    ChallengeReview,
    rows.flatMap(({ reviews }) => reviews),
  );
}
