import type { Industry } from '@talent-os/contracts';
import { daysBefore } from '@talent-os/service-kit/calendar';
import type { ApplicationFeedback } from '../application-feedback/application-feedback.entity.js';
import type { PositionMark } from '../advertised/position-mark.entity.js';
import type { PositionSearch } from '../position-searches/position-search.entity.js';
import type { PreparationNote } from '../preparation/preparation-note.entity.js';
import type { Preparation } from '../preparation/preparation.entity.js';
import type { PracticeTry } from '../practice/practice-try.entity.js';
import type { Practice } from '../practice/practice.entity.js';
import type { ApplicationRow } from './applications.seed.js';
import { feedbackRows } from './feedback.seed.js';
import type { PositionRow } from './positions.seed.js';
import { practiced } from './practice.seed.js';
import type { SeedRow, World } from './world.js';

/** What people who look for a position themselves keep. */
export type SeekerRows = {
  readonly marks: readonly SeedRow<PositionMark>[];
  readonly searches: readonly (SeedRow<PositionSearch> & { readonly id: string })[];
  readonly preparations: readonly SeedRow<Preparation>[];
  readonly notes: readonly SeedRow<PreparationNote>[];
  readonly practices: readonly (SeedRow<Practice> & { readonly id: string })[];
  readonly tries: readonly SeedRow<PracticeTry>[];
  readonly feedback: readonly SeedRow<ApplicationFeedback>[];
};

type NamedSkill = { readonly id?: string; readonly name: string };

/** What the searches of an industry are called, and the words they look for. */
const SEARCHES: Readonly<Record<Industry, readonly (readonly [name: string, search: string])[]>> = {
  SALES: [
    ['Account roles', 'account'],
    ['Leading a team', 'manager'],
  ],
  HEALTHCARE: [
    ['Nursing', 'nurse'],
    ['Close to home', 'charge'],
  ],
  CYBER: [
    ['Analyst roles', 'analyst'],
    ['Response', 'incident'],
  ],
};

/** Noted on what everybody is asked. */
const NOTES: readonly (readonly [key: string, note: string])[] = [
  ['general:why-here', 'I spoke with two people of the team in spring: they stay, and they say why.'],
  [
    'general:mistake',
    'The order I sent to the wrong site. I called before they noticed, and we now read the address twice.',
  ],
];

const ASKING = 'What does a good first half year look like?\nWho decides what comes first when two things are late?';

/** Candidates who sign in have saved two positions they did not apply for, put one aside, and keep two searches. */
export function seekerRows(
  world: World,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
  skills: readonly NamedSkill[],
): SeekerRows {
  const seekers = world.people.filter(({ signsIn, roles }) => signsIn && world.isCandidate(roles));
  const each = seekers.map(({ id: userId, email, roles }) => {
    const { industry } = roles[0]!;
    const applied = new Set(applications.filter((one) => one.userId === userId).map(({ positionId }) => positionId));
    const open = positions.filter(
      (one) =>
        one.industry === industry && one.status === 'open' && one.visibility !== 'internal' && !applied.has(one.id),
    );
    const marked = open.slice(0, 3).map(({ id: positionId }, index) => ({
      userId,
      positionId,
      mark: index < 2 ? ('saved' as const) : ('dismissed' as const),
      createdAt: daysBefore(world.now, 9 - index),
    }));
    const searches = SEARCHES[industry].map(([name, search], index) => ({
      id: world.id('position-search', email, name),
      userId,
      name,
      search,
      location: null,
      industry,
      remote: false,
      payFrom: null,
      industries: [industry],
      shown: ['external' as const, 'both' as const],
      alert: index === 0 ? ('weekly' as const) : ('off' as const),
      toldAt: world.now,
    }));
    const running = applications.find((one) => one.userId === userId && one.status === 'active');
    const done = ['read' as const, 'resume' as const];
    const preparations = running ? [{ userId, positionId: running.positionId, done, asking: ASKING }] : [];
    const notes = running ? NOTES.map(([questionKey, note]) => ({ userId, questionKey, note })) : [];
    const seat = running && positions.find(({ id }) => id === running.positionId);
    const practice = seat ? practiced(world, userId, seat, skills) : { practices: [], tries: [] };
    return { marks: marked, searches, preparations, notes, ...practice };
  });
  return {
    marks: each.flatMap(({ marks }) => marks),
    searches: each.flatMap(({ searches }) => searches),
    preparations: each.flatMap(({ preparations }) => preparations),
    notes: each.flatMap(({ notes }) => notes),
    practices: each.flatMap(({ practices }) => practices),
    tries: each.flatMap(({ tries }) => tries),
    feedback: feedbackRows(world, positions, applications),
  };
}
