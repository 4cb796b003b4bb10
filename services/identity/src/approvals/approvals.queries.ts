import type { ApprovalDecider, ApprovalKind, ApprovalState } from '@talent-os/contracts/identity/approvals.js';
import type { Role } from '@talent-os/contracts';
import type { Reader } from '@talent-os/service-kit';

/** Requests of one organization that people look back at. */
const SHOWN = 50;

export type ApprovalRow = {
  readonly id: string;
  readonly organizationId: string;
  readonly organization: string;
  readonly kind: ApprovalKind;
  readonly subjectId: string;
  readonly person: string | null;
  readonly reason: string;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly decider: ApprovalDecider;
  readonly dueAt: string;
  readonly state: ApprovalState;
  readonly decidedBy: string | null;
  readonly settledAt: string | null;
  readonly note: string | null;
};

/** Requests that concern the organization: those that wait first, then the latest. */
export const approvalsOf = (db: Reader): Promise<ApprovalRow[]> =>
  db.read<ApprovalRow>(
    `select a.id, o.id as "organizationId", o.name as organization, a.kind, a.subject_id as "subjectId",
       (select rtrim(p.first_name || ' ' || p.last_name) from identity.person p
         where p.organization_id = $1 and p.id = a.subject_id) as person,
       a.reason, a.asked_by as "askedById", a.asked_by_name as "askedBy", a.created_at as "askedAt", a.decider,
       a.due_at as "dueAt", a.state, a.decided_by_name as "decidedBy", a.settled_at as "settledAt", a.note
     from identity.approval a join identity.organization o on o.organization_id = $1
     where a.organization_id = $1 order by a.state = 'waiting' desc, a.created_at desc, a.id limit ${SHOWN}`,
  );

/** Who could sign in and decide in a role of the product: active, with a password, in an organization that is open. */
export const ableHolders = async (db: Reader, roles: readonly Role[]): Promise<string[]> => {
  const rows = await db.read<{ id: string }>(
    `select distinct p.id from identity.role_assignment r
     join identity.person p on p.organization_id = $1 and p.id = r.person_id
       and p.status = 'active' and p.password_hash is not null
     join identity.organization o on o.organization_id = $1 and o.status = 'active'
     where r.organization_id = $1 and r.role_name = any($2::text[]) and r.custom_role_id is null`,
    [roles],
  );
  return rows.map(({ id }) => id);
};

/** A person's name, to be kept where they are nobody's colleague. */
export const ownName = async (db: Reader, personId: string): Promise<string> =>
  (await db.readOne<{ name: string }>(
    `select rtrim(first_name || ' ' || last_name) as name from identity.person where organization_id = $1 and id = $2`,
    [personId],
  ))!.name;
