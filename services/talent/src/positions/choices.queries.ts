import type { Input, Output } from '@talent-os/contracts';
import { POSITION_CHOICES, type listPositionChoices } from '@talent-os/contracts/talent/positions.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { TAKES_PEOPLE } from './position.sql.js';
import { keptTo } from './kept-to.js';

type ChoicesInput = Input<typeof listPositionChoices>;
type Choices = Output<typeof listPositionChoices>['items'];

const within = (ctx: Ctx, { industry, mine }: Pick<ChoicesInput, 'industry' | 'mine'>): Filters =>
  new Filters('p.organization_id = $1')
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((one) => `p.industry = ${one}`, industry)
    .and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, mine ? ctx.userId : undefined);

/** Seats `p` within the caller's reach that take people. */
export const seatsTakingPeople = (ctx: Ctx, { positionId, ...filter }: Omit<ChoicesInput, 'search'>): Filters =>
  within(ctx, filter)
    .andThat(TAKES_PEOPLE)
    .and((id) => `p.id = ${id}`, positionId);

/** The same to choose from, by title. */
export function positionChoices(ctx: Ctx, { search, positionId, ...filter }: ChoicesInput): Promise<Choices> {
  const filters = within(ctx, filter);
  const chosen = `p.id is not distinct from ${filters.arg(positionId ?? null)}::uuid`;
  const words = containingWords(search);
  const fits = words
    ? `${TAKES_PEOPLE} and ${holdingWords('talent', 'p.title', 'p.location')(filters.arg(words))}`
    : TAKES_PEOPLE;
  return ctx.db.read(
    `select p.id, p.title, p.location from talent.position p where ${filters.where} and (${chosen} or ${fits})
     order by ${chosen} desc, p.title, p.location, p.id limit ${POSITION_CHOICES}`,
    filters.args,
  );
}
