import type { Industry } from '@talent-os/contracts';
import type { DemoPerson } from '@talent-os/service-kit';
import { NOT_REJECTED } from '../applications/application.entity.js';
import type { InterestExpression } from '../mobility/interest-expression.entity.js';
import { NEVER_APPLIED } from '../applications/reapply.rules.js';
import { interestRefusal, takesInternal } from '../mobility/interest.rules.js';
import type { ApplicationRow } from './applications.seed.js';
import { declineReasons, notes } from './mobility.data.js';
import type { PositionRow } from './positions.seed.js';
import { Dice, type SeedRow, type World } from './world.js';

export type ExpressionRow = SeedRow<InterestExpression> & { readonly createdAt: Date };
type Status = InterestExpression['status'];

const CLOSED = 'Position closed';
/** Expressions of interest that wait for the hiring manager who signs in. */
const WAITING = 5;

/** Expressions of interest of one industry: what the people who sign in have going, then everybody else. */
export function expressionRows(world: World, industry: Industry, positions: readonly PositionRow[]): ExpressionRow[] {
  const book = new Book(world, `mobility/${industry}`);
  const shown = positions.filter((position) => position.industry === industry && position.visibility !== 'external');
  const open = shown.filter(takesInternal);
  const movers = world.movers(industry);
  const crowd = movers.filter((person) => !person.signsIn);
  const main = world.preferred('hiring.manager', world.who(industry, 'manager')).id;
  const theirs = open.filter((position) => position.hiringManagerId === main);

  for (const [index, person] of movers.filter((one) => one.signsIn).entries()) {
    const at = (offset: number) => open[(index * 3 + offset) % open.length]!;
    book.add(person, theirs[index % theirs.length]!, 'pending');
    book.add(person, at(1), 'approved');
    book.add(person, at(2), 'declined');
  }
  const waiting = () =>
    book.rows.filter((row) => row.status === 'pending' && theirs.some((one) => one.id === row.positionId));
  for (let turn = 0; waiting().length < WAITING && turn < crowd.length; turn++)
    book.add(crowd[turn]!, theirs[turn % theirs.length]!, 'pending');

  for (let turn = 0; turn < (world.large ? 26 : 12); turn++) {
    const position = book.dice.pick(shown);
    const busy = position.hiringManagerId === main && theirs.includes(position);
    book.add(book.dice.pick(crowd), position, statusFor(position, busy, book.dice));
  }
  return book.rows;
}

function statusFor(position: PositionRow, busy: boolean, dice: Dice): Status {
  if (!takesInternal(position)) return dice.chance(0.75) ? 'declined' : 'withdrawn';
  const free: readonly Status[] = ['approved', 'declined', 'declined', 'withdrawn'];
  return dice.pick(busy ? free : ['pending', 'pending', 'pending', ...free]);
}

/** Takes an expression in only where the rules would have. */
class Book {
  readonly rows: ExpressionRow[] = [];
  readonly dice: Dice;
  private readonly now: Date;

  constructor(world: World, topic: string) {
    this.now = world.now;
    this.dice = world.dice(topic);
  }

  add(person: DemoPerson, position: PositionRow, status: Status): void {
    const mine = this.rows.filter((row) => row.userId === person.id);
    if (mine.some((row) => row.positionId === position.id)) return;
    if (
      status === 'pending' &&
      interestRefusal(
        position,
        mine.filter((row) => row.status === 'pending'),
        NEVER_APPLIED,
        this.now,
      )
    )
      return;
    const createdAt = this.dice.since(position.openedAt);
    const decided = status === 'approved' || status === 'declined';
    this.rows.push({
      positionId: position.id,
      positionTitle: position.title,
      department: position.department,
      userId: person.id,
      note: this.dice.chance(0.7) ? this.dice.pick(notes) : null,
      status,
      decidedBy: decided ? position.hiringManagerId : null,
      decidedAt: decided ? this.dice.since(createdAt) : null,
      reason: status === 'declined' ? this.reasonFor(position) : null,
      createdAt,
    });
  }

  private reasonFor({ status }: PositionRow): string {
    return status === 'filled' || status === 'closed' ? CLOSED : this.dice.pick(declineReasons);
  }
}

/** How far people have come, in turn; the second has an offer. */
const furthest = ['team-interview', 'screen', 'team-interview', 'assess', 'team-interview'] as const;
const stageOf = (turn: number) => (turn === 1 ? 'offer' : furthest[turn % furthest.length]!);

/** What approved expressions turned into. */
export function applicationRows(world: World, expressions: readonly ExpressionRow[]): ApplicationRow[] {
  const dice = world.dice('applications');
  return expressions
    .filter((row) => row.status === 'approved')
    .map(({ userId, positionId, decidedBy, decidedAt, note }, turn) => {
      const started = { from: null, to: 'screen', by: decidedBy!, at: decidedAt!.toISOString(), note };
      const stageKey = stageOf(turn);
      const stageEnteredAt = stageKey === 'screen' ? decidedAt! : dice.since(decidedAt!);
      const moved = { from: 'screen', to: stageKey, by: decidedBy!, at: stageEnteredAt.toISOString(), note: null };
      return {
        id: world.id('application', positionId, userId),
        positionId,
        userId,
        source: 'internal' as const,
        answers: [],
        stageKey,
        stageEnteredAt,
        status: 'active' as const,
        history: stageKey === 'screen' ? [started] : [started, moved],
        nudgedAt: null,
        ...NOT_REJECTED,
        createdAt: decidedAt!,
      };
    });
}
