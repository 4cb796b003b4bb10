import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportClearances,
  getClearance,
  listClearances,
  myClearance,
  ownClearance,
  type HeldClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { daysBetween } from '@talent-os/service-kit/calendar';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import { clearancesToExport, heldInFull, listOfClearances, ownInFull } from './clearance.queries.js';
import { alertsOf, reinvestigationDueOn, standingOf } from './clearance.rules.js';
import { historyOf } from './history.queries.js';
import { verifiedOf } from './verified.queries.js';

const columns: readonly Column<Omit<HeldClearance, 'may'>>[] = [
  'holderName',
  'currentLevel',
  'standing',
  'grantedDate',
  'grantingAuthority',
  'expirationDate',
  'investigationStatus',
  'lastInvestigationClosed',
  'reinvestigationDue',
  'daysUntilDue',
  'accessEndedAt',
  'verifiedAt',
  ['waiting', ({ waiting }) => waiting !== null],
];

@Controller()
export class ClearanceController {
  @Handles(myClearance)
  async mine(_input: Input<typeof myClearance>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const held = await verifiedOf(ctx, ctx.userId);
    const facts: ClearanceRecord = held ?? NOTHING;
    const reinvestigationDue = reinvestigationDueOn(facts);
    return {
      currentLevel: facts.currentLevel,
      expirationDate: facts.expirationDate,
      investigationStatus: facts.investigationStatus,
      lastUpdate: held?.verifiedAt ?? null,
      reinvestigationDue,
      daysUntilDue: reinvestigationDue === null ? null : daysBetween(today, reinvestigationDue),
      alerts: alertsOf(facts, today),
      history: held ? await historyOf(ctx, held.id, standingOf(facts, today)) : [],
    };
  }

  @Handles(ownClearance)
  own(_input: Input<typeof ownClearance>, ctx: Ctx) {
    return ownInFull(ctx);
  }

  @Handles(listClearances)
  list(input: Input<typeof listClearances>, ctx: Ctx) {
    return listOfClearances(ctx, input);
  }

  @Handles(getClearance)
  async get({ clearanceId }: Input<typeof getClearance>, ctx: Ctx) {
    const held = await heldInFull(ctx, clearanceId);
    const history = await historyOf(ctx, held.id, held.standing);
    return { ...held, alerts: alertsOf(held, await todayOf(ctx)), history };
  }

  @Handles(exportClearances)
  async export(input: Input<typeof exportClearances>, ctx: Ctx) {
    return exportOf(ctx, 'clearances', listClearances, columns, await clearancesToExport(ctx, input));
  }
}
