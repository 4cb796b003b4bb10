import { Controller } from '@nestjs/common';
import {
  incidentChanged,
  incidentClosed,
  incidentInvestigated,
  incidentReported,
  incidentSeverityChanged,
  incidentStatusChanged,
} from '@talent-os/contracts/cyber/incident-events.js';
import {
  credentialChanged,
  credentialExpired,
  credentialRevoked,
  renewalDecided,
} from '@talent-os/contracts/healthcare/credentials.js';
import {
  shiftAbsenceMarked,
  shiftAssigned,
  shiftCancelled,
  shiftClaimed,
  shiftDecided,
  shiftPublished,
  shiftReleased,
} from '@talent-os/contracts/healthcare/shifts-events.js';
import { goalChanged, sharedGoalChanged } from '@talent-os/contracts/productivity/goals.js';
import { dealChanged, dealClosed, dealCreated, dealMoved } from '@talent-os/contracts/sales/deals.js';
import {
  applicationDeclined,
  applicationHeld,
  applicationMoved,
  applicationRejected,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { positionHeld } from '@talent-os/contracts/talent/open-seat-events.js';
import { positionOpened } from '@talent-os/contracts/talent/positions.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { refreshFacts } from './read.js';

/**
 * An event says of which row something has changed; what it is now, its owner says. An event that comes twice, late or
 * behind a later one makes nothing wrong.
 */
@Controller()
export class FactsListener {
  @Listens(dealCreated, 'always')
  @Listens(dealChanged, 'always')
  @Listens(dealMoved, 'always')
  @Listens(dealClosed, 'always')
  deal({ dealId }: { readonly dealId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { deal: [dealId] });
  }

  @Listens(applicationStarted, 'always')
  @Listens(applicationMoved, 'always')
  @Listens(applicationRejected, 'always')
  @Listens(applicationDeclined, 'always')
  @Listens(applicationRestored, 'always')
  @Listens(applicationHeld, 'always')
  @Listens(applicationWithdrawn, 'always')
  application({ applicationId }: { readonly applicationId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { application_stage: [applicationId] });
  }

  @Listens(applicationHired, 'always')
  hired(fact: { readonly applicationId: string; readonly positionId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { application_stage: [fact.applicationId], seat: [fact.positionId] });
  }

  @Listens(positionOpened, 'always')
  @Listens(positionHeld, 'always')
  seat({ positionId }: { readonly positionId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { seat: [positionId] });
  }

  @Listens(shiftPublished, 'always')
  @Listens(shiftAssigned, 'always')
  @Listens(shiftClaimed, 'always')
  @Listens(shiftDecided, 'always')
  @Listens(shiftReleased, 'always')
  @Listens(shiftAbsenceMarked, 'always')
  @Listens(shiftCancelled, 'always')
  shift({ shiftId }: { readonly shiftId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { shift: [shiftId] });
  }

  @Listens(credentialChanged, 'always')
  @Listens(credentialExpired, 'always')
  @Listens(credentialRevoked, 'always')
  @Listens(renewalDecided, 'always')
  credential({ credentialId }: { readonly credentialId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { credential: [credentialId] });
  }

  @Listens(incidentReported, 'always')
  @Listens(incidentInvestigated, 'always')
  @Listens(incidentStatusChanged, 'always')
  @Listens(incidentSeverityChanged, 'always')
  @Listens(incidentChanged, 'always')
  @Listens(incidentClosed, 'always')
  incident({ incidentId }: { readonly incidentId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { incident: [incidentId] });
  }

  @Listens(goalChanged, 'always')
  @Listens(sharedGoalChanged, 'always')
  goal({ goalId }: { readonly goalId: string }, ctx: Ctx): Promise<void> {
    return refreshFacts(ctx, { goal: [goalId] });
  }
}
