import { admits, type Output } from '@talent-os/contracts';
import {
  reassignmentDecider,
  reassignmentStatuses,
  type listReassignments,
} from '@talent-os/contracts/sales/territories.js';
import { DomainError, type Ctx, type RawJson, type Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { maySql } from '@talent-os/service-kit/may';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { Reassignment } from './reassignment.entity.js';
import { mayOfProposal } from './reassignment.rules.js';
import { territoryOwner } from './territories.queries.js';
import { Territory } from './territory.entity.js';

/** Settled proposals stay in the list for so many days. */
const RECENT_DAYS = 30;
const SHOWN = 200;

const REASSIGNMENTS = `
  sales.reassignment r
  join sales.account a on a.organization_id = r.organization_id and a.id = r.account_id
  join sales.territory source on source.organization_id = r.organization_id and source.id = r.from_territory_id
  join sales.territory target on target.organization_id = r.organization_id and target.id = r.to_territory_id
  left join sales.person p on p.organization_id = r.organization_id and p.id = r.proposed_by_id`;

/** Proposals a seller made, or that take from or give to their territories; all of them for the whole organization's reader. */
const visibleWhere = (ctx: Ctx) =>
  new Filters('r.organization_id = $1').and(
    (value) => `${value} in (r.proposed_by_id, source.owner_id, target.owner_id)`,
    territoryOwner(ctx),
  );

/** Undecided first, then the ones waiting for their day, then the settled; newest first in each. */
export function listOfReassignments(ctx: Ctx): Promise<RawJson<Output<typeof listReassignments>>> {
  const filters = visibleWhere(ctx).and(
    (value) => `(r.status in ('proposed', 'approved') or r.updated_at >= ${value})`,
    daysBefore(ctx.now, RECENT_DAYS),
  );
  const decides = admits(ctx.ability, reassignmentDecider);
  const may = maySql(
    [
      ['r.status', reassignmentStatuses],
      [`r.proposed_by_id = ${filters.arg(ctx.userId)}`, [true, false]],
    ],
    (status, own) => mayOfProposal(status, own, decides),
  );
  return ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(shown), '[]'::json))::text from (
       select r.id, r.account_id as "accountId", a.name as "accountName", source.name as "fromTerritory", target.name as "toTerritory",
         r.effective_date as "effectiveDate", r.move_deals as "moveDeals", r.note, r.status, r.proposed_by_id as "proposedById",
         coalesce(p.name, 'Former colleague') as "proposedByName", r.decision_reason as "decisionReason", r.created_at as "createdAt",
         ${may} as may
       from ${REASSIGNMENTS} where ${filters.where}
       order by coalesce(array_position(array['proposed', 'approved'], r.status), 3), r.created_at desc, r.id limit ${SHOWN}) shown`,
    filters.args,
  );
}

/** A proposal the caller may see, locked, or 404. */
export async function lockReassignment(tx: Transaction, ctx: Ctx, id: string): Promise<Reassignment> {
  const filters = visibleWhere(ctx).and((value) => `r.id = ${value}`, id);
  const visible = await tx.readOne(`select 1 from ${REASSIGNMENTS} where ${filters.where}`, filters.args);
  if (!visible) throw new DomainError('resource.missing');
  return tx.lock(Reassignment, id);
}

/** What the events say of a proposal: the account, its author, and the owners of both territories. */
export async function eventPayload(
  tx: Transaction,
  { id, accountId, proposedById, fromTerritoryId, toTerritoryId }: Reassignment,
) {
  const account = await tx.get(Account, accountId);
  const territories = await tx.findAll(Territory, { id: In([fromTerritoryId, toTerritoryId]) });
  const ownerIds = [...new Set(territories.map(({ ownerId }) => ownerId))];
  return { reassignmentId: id, accountName: account.name, proposedById, ownerIds };
}
