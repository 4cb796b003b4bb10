import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Vulnerability } from './vulnerability.entity.js';
import { nextNewsAt } from './vulnerability.rules.js';

type Awaited = { readonly organizationId: string; readonly vulnerabilityId: string };

/** Notes when the clock has news of a vulnerability, where the job of no organization finds it. */
export function awaitNews(tx: Transaction, vulnerability: Vulnerability): Promise<object[]> {
  const dueAt = nextNewsAt(vulnerability);
  if (!dueAt)
    return tx.rows('delete from cyber.awaited_vulnerability where organization_id = $1 and vulnerability_id = $2', [
      vulnerability.id,
    ]);
  return tx.rows(
    `insert into cyber.awaited_vulnerability (organization_id, vulnerability_id, due_at) values ($1, $2, $3)
     on conflict (vulnerability_id) do update set due_at = excluded.due_at`,
    [vulnerability.id, dueAt],
  );
}

/** Vulnerabilities of all organizations of which the clock has news; the one read without an organization. */
export const newsDue = (ctx: Ctx, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", vulnerability_id as "vulnerabilityId" from cyber.awaited_vulnerability
     where $1::uuid is null and due_at <= $2 and organization_id <> all($3::uuid[])
     order by due_at, vulnerability_id limit 1000`,
    [ctx.now, without],
  );
