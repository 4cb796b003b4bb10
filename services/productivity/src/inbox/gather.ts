import { admits, type AppAbility } from '@talent-os/contracts';
import { inboxKindOf, inboxKinds, type InboxService } from '@talent-os/contracts/inbox/kinds.js';
import type { InboxItem, InboxRow } from '@talent-os/contracts/inbox/shapes.js';
import { listChatInbox } from '@talent-os/contracts/chat/inbox.js';
import { listCyberInbox } from '@talent-os/contracts/cyber/inbox.js';
import { listHealthcareInbox } from '@talent-os/contracts/healthcare/inbox.js';
import { listIdentityInbox } from '@talent-os/contracts/identity/inbox.js';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import { operations } from '@talent-os/contracts/registry.js';
import { listSalesInbox } from '@talent-os/contracts/sales/inbox.js';
import { listTalentInbox } from '@talent-os/contracts/talent/inbox.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { rowsFrom, type InboxMoment } from '@talent-os/service-kit/inbox/inbox';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { clockIn, type Clock } from '../clock.js';
import { inOrder, itemOf } from './inbox.rules.js';
import { goals, tasks, wellness } from './own.inbox.js';

/** How long a service may take before its rows are left out, in milliseconds. */
const PATIENCE_MS = 1_500;

const elsewhere = {
  talent: listTalentInbox,
  healthcare: listHealthcareInbox,
  cyber: listCyberInbox,
  sales: listSalesInbox,
  identity: listIdentityInbox,
  chat: listChatInbox,
} as const;

const accessOf = new Map(operations.map(({ name, access }) => [name, access]));
const kinds = Object.values(inboxKinds);

/** Whether anything of a service could wait for the caller: who is asked in vain is not missed either. */
const mayHold = (ability: AppAbility, service: InboxService): boolean =>
  kinds.some((kind) => kind.service === service && admits(ability, accessOf.get(kind.read) ?? 'internal'));

type Answer = { readonly service: InboxService; readonly rows: readonly InboxRow[] | undefined };

/** What one service says; nothing where it is away, late or failed. */
async function ask(ctx: Ctx, service: keyof typeof elsewhere, moment: InboxMoment): Promise<Answer> {
  const left = ctx.meta.deadline - Date.now();
  try {
    const { items } = await ctx.withDeadline(Math.min(PATIENCE_MS, left)).call(elsewhere[service], moment);
    return { service, rows: items };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { service, rows: undefined };
  }
}

type GatheredInbox = {
  readonly items: readonly InboxItem[];
  readonly missing: InboxService[];
  readonly snoozedIds: ReadonlySet<string>;
  readonly clock: Clock;
};

/** Days until which the caller has put things off. */
const SNOOZED = `
  select s.item_id as "itemId" from productivity.inbox_snooze s
  where s.organization_id = $1 and s.person_id = $2 and s.until > $3::date`;

/** Everything that waits for the caller, of every service that answers in time, with what was put off. */
export async function gather(ctx: Ctx, zone: string | undefined): Promise<GatheredInbox> {
  const clock = clockIn(zone ?? (await timezoneOf(ctx)), ctx.now);
  const moment = { today: clock.today, zone: clock.timezone };
  const own = rowsFrom(ctx, moment, [tasks, goals, wellness]);
  const services = (Object.keys(elsewhere) as (keyof typeof elsewhere)[]).filter((service) =>
    mayHold(ctx.ability, service),
  );
  const [{ items: mine }, snoozed, ...answers] = await Promise.all([
    own,
    ctx.db.read<{ itemId: string }>(SNOOZED, [ctx.userId, clock.today]),
    ...services.map((service) => ask(ctx, service, moment)),
  ]);
  const rows = [...mine, ...answers.flatMap((answer) => answer.rows ?? [])];
  return {
    items: inOrder(rows.filter(({ link }) => isReachable(ctx.ability, link)).map((row) => itemOf(row, ctx.now, clock))),
    missing: answers.filter((answer) => answer.rows === undefined).map(({ service }) => service),
    snoozedIds: new Set(snoozed.map(({ itemId }) => itemId)),
    clock,
  };
}

/** Nothing of well-being or clearances. */
export const mayBeTold = ({ kind }: InboxItem): boolean => inboxKindOf(kind).discreet !== true;
