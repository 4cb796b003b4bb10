import type { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { visibleAccounts } from '../accounts/accounts.queries.js';
import { visibleDeals } from '../deals/deals.queries.js';

const SESSIONS = 'select s.id from sales.excellence_session s where s.organization_id = $1 and s.id = any($2::uuid[])';

/** 404 where a claim rests on a deal, an account or a session the caller may not see. */
export async function knownSources(tx: Transaction, ctx: Ctx, lines: readonly AssetLine[]): Promise<void> {
  const ids = (key: 'dealId' | 'accountId' | 'excellenceSessionId') => [
    ...new Set(lines.flatMap((line) => line[key] ?? [])),
  ];
  const [deals, accounts, sessions] = [ids('dealId'), ids('accountId'), ids('excellenceSessionId')];
  const found = [
    ...(await visibleDeals(tx, ctx, deals)),
    ...(await visibleAccounts(tx, ctx, accounts)),
    ...(sessions.length > 0 ? await tx.read<{ id: string }>(SESSIONS, [sessions]) : []),
  ];
  if (found.length < deals.length + accounts.length + sessions.length) throw new DomainError('resource.missing');
}
