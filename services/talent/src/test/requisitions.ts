import type { Sent } from '@talent-os/contracts';
import type { createRequisition } from '@talent-os/contracts/talent/requisitions.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery } from '@talent-os/testing';

/** Closes the seats requests have opened; a seat that was there before them stays. */
export const closeSeatsOf = (requisitionIds: readonly string[]) =>
  ownerQuery(
    `update talent.position p set status = 'closed' from talent.requisition r
     where r.id = any($1) and p.requisition_id = r.id and p.id is distinct from r.replaces_position_id`,
    [requisitionIds],
  );

type RequisitionInput = Sent<typeof createRequisition>;

/** A whole request for a seat in sales engineering, paid within its band. */
export const engineers = (title: string, more: Partial<RequisitionInput> = {}): RequisitionInput => ({
  title,
  department: 'Sales Engineering',
  industry: 'SALES',
  location: 'Boston',
  remote: false,
  headcount: 1,
  employmentType: 'full_time',
  reason: 'growth',
  justification: 'Two demonstrations a day are cancelled',
  description: 'You show the product.',
  salaryMin: 9_500_000,
  salaryMax: 15_000_000,
  targetStartDate: addDays(demoToday(), 60),
  requiredSkills: [],
  hardRequirements: [{ type: 'location', value: 'Boston' }],
  replacesPositionId: null,
  ...more,
});
