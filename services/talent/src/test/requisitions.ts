import { ownerQuery } from '@talent-os/testing';

/** Closes the seats requests have opened; a seat that was there before them stays. */
export const closeSeatsOf = (requisitionIds: readonly string[]) =>
  ownerQuery(
    `update talent.position p set status = 'closed' from talent.requisition r
     where r.id = any($1) and p.requisition_id = r.id and p.id is distinct from r.replaces_position_id`,
    [requisitionIds],
  );
