import type { Industry } from '@talent-os/contracts';
import {
  standardStages,
  type ApplicationSource,
  type ApplicationStatus,
  type Stage,
} from '@talent-os/contracts/talent/pipeline.js';
import { FILLED_REASON, standardReasons } from '@talent-os/contracts/talent/rejections.js';
import type { DemoPerson } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { NOT_REJECTED, type Application, type StageMove } from '../applications/application.entity.js';
import { noticeDue } from '../applications/move.rules.js';
import { moveNotes, rejectNotes, withdrawNotes } from './applications.data.js';
import { asked } from './advertised.data.js';
import type { PositionRow } from './positions.seed.js';
import type { Dice, SeedRow, World } from './world.js';
import { takesPeople } from '../positions/position.rules.js';

export type ApplicationRow = SeedRow<Application> & { readonly id: string; readonly createdAt: Date };

/** Where the people of a position stand, by what became of the position: key of a stage, or how it ended. */
const standings: Record<PositionRow['status'], readonly (readonly string[])[]> = {
  open: [
    ['applied', 'applied', 'applied', 'screen', 'screen', 'assess', 'team-interview', 'rejected', 'rejected'],
    ['applied', 'applied', 'screen', 'assess', 'team-interview', 'final-interview', 'rejected', 'withdrawn'],
    ['applied', 'screen', 'screen', 'team-interview', 'offer', 'rejected', 'rejected', 'on_hold'],
    ['applied', 'applied', 'applied', 'screen', 'rejected'],
  ],
  on_hold: [['screen', 'team-interview', 'on_hold']],
  filled: [
    ['screen', 'team-interview', 'final-interview', 'rejected'],
    ['rejected', 'rejected', 'withdrawn'],
  ],
  closed: [['rejected', 'rejected', 'rejected', 'withdrawn']],
};

/** Days in the stage as a share of the days it may take: most are in time, some late, a few far too late. */
const dwell = [0.1, 0.3, 0.4, 0.6, 0.8, 0.9, 1.2, 1.6, 2.3] as const;
const ended: readonly string[] = ['rejected', 'withdrawn'];

/** People from outside and referrals in the pipelines of one industry, and those who took a seat that was filled. */
export function pipelineApplications(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  taken: ReadonlySet<string>,
): ApplicationRow[] {
  const dice = world.dice(`pipeline/${industry}`);
  const crowd = world.applicants.filter(({ roles }) => roles[0]!.industry === industry);
  let turn = 0;
  return positions
    .filter((position) => position.industry === industry)
    .flatMap((position, index) => {
      const kinds = standings[position.status];
      // A seat is offered to one person at a time.
      const places = kinds[Math.floor(index / 2) % kinds.length]!.filter(
        (place) => place !== 'offer' || !taken.has(position.id),
      );
      const rows = places.map((place) => rowOf(world, dice, position, crowd[turn++ % crowd.length]!, place));
      return position.holderId ? [...rows, hiredRow(world, dice, position, position.holderId)] : rows;
    });
}

/** Seats that are offered to a person. */
export const offered = (applications: readonly ApplicationRow[]): ReadonlySet<string> =>
  new Set(applications.filter(({ stageKey }) => stageKey === 'offer').map(({ positionId }) => positionId));

/** Applications on their way into a seat that takes people. */
export function underWay(applications: readonly ApplicationRow[], positions: readonly PositionRow[]): ApplicationRow[] {
  const open = new Set(positions.filter(({ status }) => takesPeople(status)).map(({ id }) => id));
  return applications.filter(({ status, positionId }) => status === 'active' && open.has(positionId));
}

/** A person who signs in, in two pipelines of the hiring manager who does; another seat was not theirs. */
export function ownApplications(world: World, positions: readonly PositionRow[]): ApplicationRow[] {
  const dice = world.dice('pipeline/own');
  const person = world.people.find(({ signsIn, roles }) => signsIn && world.isCandidate(roles));
  if (!person) return [];
  const industry = person.roles[0]!.industry;
  const manager = world.preferred('hiring.manager', world.who(industry, 'manager')).id;
  const open = positions.filter(
    (one) => one.hiringManagerId === manager && one.status === 'open' && one.visibility !== 'internal',
  );
  const running = ['team-interview', 'applied'].flatMap((place, index) =>
    open[index] ? [rowOf(world, dice, open[index], person, place)] : [],
  );
  return open[2] ? [...running, longOver(rowOf(world, dice, open[2], person, 'rejected'), open[2])] : running;
}

/** How much of the time since a seat was opened an application that is long over took. */
const OVER_AFTER = 0.6;

/** The same way gone faster: its person has heard long ago how it ended. */
function longOver(row: ApplicationRow, { openedAt }: PositionRow): ApplicationRow {
  const earlier = (at: Date) => new Date(openedAt.getTime() + OVER_AFTER * (at.getTime() - openedAt.getTime()));
  const history = row.history.map((one) => ({ ...one, at: earlier(new Date(one.at)).toISOString() }));
  const noticeAt = noticeDue(new Date(history.at(-1)!.at));
  return {
    ...row,
    createdAt: earlier(row.createdAt),
    stageEnteredAt: earlier(row.stageEnteredAt),
    history,
    noticeAt,
    noticeSentAt: noticeAt,
  };
}

/** The stages a person went through, up to the one they stand in or ended in. */
function wayTo(industry: Industry, place: string, dice: Dice): readonly Stage[] {
  const stages = standardStages(industry);
  const at = stages.findIndex(({ key }) => key === place);
  return stages.slice(0, 1 + (at >= 0 ? at : dice.between(0, 4)));
}

function rowOf(world: World, dice: Dice, position: PositionRow, person: DemoPerson, place: string): ApplicationRow {
  const way = wayTo(position.industry, place, dice);
  const age = world.now.getTime() - position.openedAt.getTime();
  const { slaDays } = way.at(-1)!;
  const reached = Math.max(
    world.now.getTime() - slaDays * dice.pick(dwell) * DAY_MS,
    position.openedAt.getTime() + 0.5 * age,
  );
  const applied = position.openedAt.getTime() + (0.02 + 0.03 * dice.between(0, 5)) * age;
  const start = way.length === 1 ? reached : Math.min(applied, reached);
  const instants = way.map((_, index) => new Date(start + ((reached - start) * index) / Math.max(way.length - 1, 1)));
  const status: ApplicationStatus =
    ended.includes(place) || place === 'on_hold' ? (place as ApplicationStatus) : 'active';
  const source: ApplicationSource = dice.chance(0.25) ? 'referral' : 'direct';
  const row = {
    ...base(world, position, person.id, way, instants, dice),
    answers: answersOf(world, position, person.id),
    source,
    status,
  };
  return status === 'active' ? row : endedRow(row, position, world, dice);
}

/** Everybody from outside answers what the position asks; what, is drawn apart from everything else. */
function answersOf(world: World, { id, industry, questions }: PositionRow, userId: string): Application['answers'] {
  const dice = world.dice(`answers/${id}/${userId}`);
  return asked[industry]
    .filter(([question]) => questions.includes(question))
    .map(([question, ...answers]) => ({ question, answer: dice.pick(answers) }));
}

function base(
  world: World,
  position: PositionRow,
  userId: string,
  way: readonly Stage[],
  instants: readonly Date[],
  dice: Dice,
) {
  const history: StageMove[] = way.map(({ key }, index) => ({
    from: way[index - 1]?.key ?? null,
    to: key,
    by: index === 0 ? userId : index % 3 === 2 ? position.hiringManagerId : position.recruiterId,
    at: instants[index]!.toISOString(),
    note: index > 0 && dice.chance(0.5) ? dice.pick(moveNotes) : null,
  }));
  return {
    id: world.id('application', position.id, userId),
    positionId: position.id,
    userId,
    stageKey: way.at(-1)!.key,
    stageEnteredAt: instants.at(-1)!,
    createdAt: instants[0]!,
    history,
    nudgedAt: null,
    answers: [],
    ...NOT_REJECTED,
  };
}

const kindOf = { rejected: 'rejected', withdrawn: 'withdrawn', on_hold: 'held' } as const;
const notesOf = { rejected: rejectNotes, withdrawn: withdrawNotes, on_hold: [null] } as const;
type EndStatus = keyof typeof kindOf;

/** An application that ended or rests: the entry in its history, and the notice that went out after a rejection. */
function endedRow(row: ApplicationRow, { recruiterId }: PositionRow, world: World, dice: Dice): ApplicationRow {
  const at = dice.since(row.stageEnteredAt);
  const ending = row.status as EndStatus;
  const noticeAt = noticeDue(at);
  const { stageKey } = row;
  const note = dice.pick<string | null>(notesOf[ending]);
  const reason = dice.pick(reasons);
  return {
    ...row,
    history: [
      ...row.history,
      { kind: kindOf[ending], from: stageKey, to: stageKey, by: recruiterId, at: at.toISOString(), note },
    ],
    ...(ending === 'rejected' && {
      rejectReason: reason.key,
      rejectNotice: 'send' as const,
      noticeText: reason.noticeText,
      noticeAt,
      noticeSentAt: noticeAt < world.now ? noticeAt : null,
    }),
  };
}

const reasons = standardReasons.filter(({ key }) => key !== FILLED_REASON);

/** The application that filled a seat, from within the company. */
function hiredRow(world: World, dice: Dice, position: PositionRow, holderId: string): ApplicationRow {
  const way = standardStages(position.industry).slice(1);
  const start = position.openedAt.getTime() + 0.1 * (position.filledAt!.getTime() - position.openedAt.getTime());
  const span = position.filledAt!.getTime() - start;
  const instants = way.map((_, index) => new Date(start + (span * index) / (way.length - 1)));
  return { ...base(world, position, holderId, way, instants, dice), source: 'internal', status: 'hired' };
}
