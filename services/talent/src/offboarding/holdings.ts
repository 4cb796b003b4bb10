import { listCyberHoldings } from '@talent-os/contracts/cyber/holdings.js';
import { listHealthcareHoldings } from '@talent-os/contracts/healthcare/holdings.js';
import { listIdentityHoldings } from '@talent-os/contracts/identity/holdings.js';
import type { Holding, HoldingService } from '@talent-os/contracts/offboarding/holdings.js';
import { listProductivityHoldings } from '@talent-os/contracts/productivity/holdings.js';
import { listSalesHoldings } from '@talent-os/contracts/sales/holdings.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { heldHere } from './offboarding.queries.js';

/** How long a service may take before it counts as one that does not answer, in milliseconds. */
const PATIENCE_MS = 1_500;

const elsewhere = {
  sales: listSalesHoldings,
  healthcare: listHealthcareHoldings,
  cyber: listCyberHoldings,
  productivity: listProductivityHoldings,
  identity: listIdentityHoldings,
} as const;
type Elsewhere = keyof typeof elsewhere;

/** What one service says; nothing where it is away, late or failed. */
async function ask(ctx: Ctx, service: Elsewhere, userId: string) {
  const left = ctx.meta.deadline - Date.now();
  try {
    return {
      service,
      answer: await ctx.withDeadline(Math.min(PATIENCE_MS, left)).call(elsewhere[service], { userId }),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { service, answer: undefined };
  }
}

export type Holdings = {
  readonly items: Holding[];
  readonly work: { readonly startAt: string; readonly endAt: string }[];
  readonly unanswered: HoldingService[];
};

/** What a person holds in every service that answers, and when they are to work next. */
export async function holdingsFor(ctx: Ctx, userId: string): Promise<Holdings> {
  const [here, ...answers] = await Promise.all([
    heldHere(ctx.db, userId, ctx.now),
    ...(Object.keys(elsewhere) as Elsewhere[]).map((service) => ask(ctx, service, userId)),
  ]);
  return {
    items: [...here, ...answers.flatMap(({ answer }) => answer?.items ?? [])],
    work: answers.flatMap(({ answer }) => answer?.work ?? []),
    unanswered: answers.filter(({ answer }) => answer === undefined).map(({ service }) => service),
  };
}
