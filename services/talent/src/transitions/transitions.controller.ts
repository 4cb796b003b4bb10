import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  getTransition,
  getTransitionBoard,
  listMyTransitions,
  listTransitions,
  listTransitionSeats,
} from '@talent-os/contracts/talent/transitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords } from '@talent-os/service-kit/sql/filters';
import { callerOf } from './caller.js';
import { detailOf, myDetails } from './detail.js';
import { boardOf, listOfTransitions } from './read-transitions.js';

type Seats = Output<typeof listTransitionSeats>['items'];

/** Seats of one answer; more asks for a longer search text. */
const PICKER_ROWS = 50;

const SEATS = `
  select p.id, p.title, p.department, p.location, p.industry from talent.position p
  where p.organization_id = $1 and p.status = 'open' and ($3 or p.hiring_manager_id = $2 or exists (
      select 1 from talent.position held where held.organization_id = $1 and held.hiring_manager_id = $2
        and held.holder_id is not null and p.visibility <> 'external'))
    and ${holdingWords('talent', 'p.title', 'p.department')('$4')}
  order by p.title, p.department, p.id limit ${PICKER_ROWS}`;

@Controller()
export class TransitionsController {
  @Handles(listTransitions)
  list(input: Input<typeof listTransitions>, ctx: Ctx) {
    return listOfTransitions(ctx, input);
  }

  @Handles(getTransitionBoard)
  board(input: Input<typeof getTransitionBoard>, ctx: Ctx) {
    return boardOf(ctx, input);
  }

  @Handles(getTransition)
  get({ transitionId }: Input<typeof getTransition>, ctx: Ctx) {
    return detailOf(ctx, transitionId);
  }

  @Handles(listMyTransitions)
  mine(_input: Input<typeof listMyTransitions>, ctx: Ctx) {
    return myDetails(ctx);
  }

  @Handles(listTransitionSeats)
  async seats({ search }: Input<typeof listTransitionSeats>, ctx: Ctx) {
    const { userId, managesAll } = callerOf(ctx);
    return { items: await ctx.db.read<Seats[number]>(SEATS, [userId, managesAll, containingWords(search) ?? []]) };
  }
}
