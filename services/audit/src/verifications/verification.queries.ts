import type { Reader, Transaction } from '@talent-os/service-kit';
import type { VerificationResult } from '../verify/verdict.js';

export type VerificationRow = {
  readonly id: string;
  readonly status: 'running' | 'sound' | 'broken' | 'failed';
  readonly startedAt: string;
  readonly startedById: string | null;
  readonly endedAt: string | null;
  readonly checked: number;
  readonly records: number;
  readonly checkpoints: number;
  readonly fault: { readonly sequence: number; readonly kind: NonNullable<VerificationResult['fault']>['kind'] } | null;
  readonly copiedAt: string | null;
};

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const LATEST = `
  select id, status, ${instant('started_at')} as "startedAt", started_by_id as "startedById",
    ${instant('ended_at')} as "endedAt", checked, records, checkpoints,
    case when fault_at is not null then json_build_object('sequence', fault_at, 'kind', fault_kind) end as fault,
    ${instant('copied_at')} as "copiedAt"
  from audit.verification where organization_id = $1 order by started_at desc, id desc limit 1`;

/** The one that was begun last. */
export const latestVerification = (db: Reader) => db.readOne<VerificationRow>(LATEST);

/** How long the chain is. */
export async function lengthOfChain(db: Reader): Promise<number> {
  const head = await db.readOne<{ sequence: number }>(
    'select sequence from audit.audit_head where organization_id = $1',
  );
  return head?.sequence ?? 0;
}

type Begun = { readonly id: string; readonly startedAt: Date; readonly startedById: string; readonly records: number };

export const insertVerification = (tx: Transaction, { id, startedAt, startedById, records }: Begun) =>
  tx.execute(
    `insert into audit.verification (id, organization_id, status, started_at, started_by_id, checked, records, checkpoints)
     values ($2, $1, 'running', $3, $4, 0, $5, 0)`,
    [id, startedAt, startedById, records],
  );

export const keepProgress = (tx: Transaction, id: string, checked: number) =>
  tx.execute(
    `update audit.verification set checked = $3 where organization_id = $1 and id = $2 and status = 'running'`,
    [id, checked],
  );

type Ended = Pick<VerificationResult, 'events' | 'checkpoints' | 'fault'> & {
  readonly status: 'sound' | 'broken';
  readonly copiedAt: string | null;
  readonly endedAt: Date;
};

/** Answers whether it was still running. */
export async function endVerification(tx: Transaction, id: string, ended: Ended): Promise<boolean> {
  const { status, events, checkpoints, fault, copiedAt, endedAt } = ended;
  const rows = await tx.execute(
    `update audit.verification set status = $3, checked = $4, records = greatest(records, $4), checkpoints = $5,
       fault_at = $6, fault_kind = $7, copied_at = $8, ended_at = $9
     where organization_id = $1 and id = $2 and status = 'running' returning id`,
    [id, status, events, checkpoints, fault?.sequence ?? null, fault?.kind ?? null, copiedAt, endedAt],
  );
  return rows.length > 0;
}
