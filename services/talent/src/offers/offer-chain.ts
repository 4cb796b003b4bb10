import type { Industry } from '@talent-os/contracts';
import { DEFAULT_NUMBER } from '@talent-os/contracts/talent/workflow-shapes.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';
import { isOutsideBand } from '../requisitions/requisition.rules.js';
import { bandOf } from '../requisitions/salary-band.queries.js';
import { approversFor } from '../workflows/approvers.js';
import type { Approvers } from '../workflows/chain.rules.js';
import { activeWorkflow, type Version } from '../workflows/versions.js';
import type { Offer } from './offer.entity.js';
import { chainFor } from './offer.rules.js';

type Seen = { readonly industry: Industry; readonly authorId: string; readonly hiringManagerId: string };
const SEEN = `select p.industry, o.author_id as "authorId", p.hiring_manager_id as "hiringManagerId"
  from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where o.organization_id = $1 and o.id = $2`;

/** The version offers follow now, and whom it would ask. */
export type Asked = { readonly version: Version; readonly approvers: Approvers };

/** Read before a transaction: other services know who holds a role. */
export async function askedFor(ctx: Ctx, jobOfferId: string): Promise<Asked> {
  const [seen, version] = await Promise.all([
    ctx.db.readOne<Seen>(SEEN, [jobOfferId]),
    activeWorkflow(ctx.db, 'offer'),
  ]);
  if (!seen) throw new DomainError('resource.missing');
  // The chain every organization begins with names nobody.
  const approvers = version.number === DEFAULT_NUMBER ? {} : await approversOfOffer(ctx, seen, version.steps);
  return { version, approvers };
}

/** Who is asked about an offer by the steps of a workflow. */
export const approversOfOffer = (
  ctx: Ctx,
  { industry, authorId, hiringManagerId }: Seen,
  steps: Version['steps'],
): Promise<Approvers> => approversFor(ctx, { industry, requesterId: authorId, hiringManagerId }, steps);

/** The approvals of an offer as it is now: who owns the seat, or wrote the terms, may have changed since it was read. */
export async function chainOfOffer(tx: Transaction, offer: Offer, seat: Position, { version, approvers }: Asked) {
  const { authorId, baseSalary } = offer;
  const { hiringManagerId, department, industry } = seat;
  const band = await bandOf(tx, { industry, department });
  const outsideBand = isOutsideBand({ salaryMin: null, salaryMax: baseSalary }, band);
  const facts = { authorId, hiringManagerId, department, baseSalary, outsideBand };
  return chainFor(version, facts, { ...approvers, manager: [hiringManagerId] });
}
