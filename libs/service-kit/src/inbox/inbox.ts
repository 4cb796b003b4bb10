import { admits, type Access, type Operation, type Sent } from '@talent-os/contracts';
import type { InboxKind } from '@talent-os/contracts/inbox/kinds.js';
import type { InboxAction, InboxRow } from '@talent-os/contracts/inbox/shapes.js';
import type { Day } from '../calendar.js';
import type { Ctx } from '../context.js';

/** The day and the clocks (IANA) of the person who asks. */
export type InboxMoment = { readonly today: Day; readonly zone: string };

/** Rows of one kind, or of kinds that are read together. */
export type InboxSource = {
  /** Whom it is read for: what the operation asks that acts on its rows. */
  readonly access: Access;
  readonly rows: (ctx: Ctx, moment: InboxMoment) => Promise<readonly InboxRow[]>;
};

/** What of these waits for the caller. A source the caller may not act on is not read. */
export async function rowsFrom(ctx: Ctx, moment: InboxMoment, sources: readonly InboxSource[]) {
  const open = sources.filter(({ access }) => admits(ctx.ability, access));
  return { items: (await Promise.all(open.map(({ rows }) => rows(ctx, moment)))).flat() };
}

type InboxEntry = Pick<InboxRow, 'title' | 'link' | 'since'> & {
  /** Of the thing among its kind. */
  readonly id: string;
  /** Parts of the reason, joined by a dot; what is empty is left out. */
  readonly reason: readonly (string | null | undefined | false)[];
  readonly dueAt?: string | null;
  readonly dueOn?: Day | null;
  readonly actions?: readonly (InboxAction | undefined)[];
};

export const inboxRow = (
  kind: InboxKind,
  { id, reason, dueAt = null, dueOn = null, actions = [], ...told }: InboxEntry,
): InboxRow => ({
  ...told,
  id: `${kind}:${id}`,
  kind,
  reason: reason.filter(Boolean).join(' · '),
  dueAt,
  dueOn,
  actions: actions.filter((action) => action !== undefined),
});

type Undo = NonNullable<InboxAction['undo']>;

/** What takes back what an action did; `answered` names fields of the action's answer that it needs. */
export const undoBy = (
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  answered: readonly string[] = [],
): Undo => ({ operation: operation.name, input, answered: [...answered] });

/** What stands between a click and what it does: the way back, or a question that names the effect. */
type Way = Partial<Pick<InboxAction, 'undo' | 'question'>>;

/** What one click does, as the contract names it; nothing where the caller may not. */
export const actionFor = <O extends Operation>(
  ctx: Ctx,
  operation: O,
  label: string,
  input: Sent<O>,
  { undo = null, question = null }: Way = {},
): InboxAction | undefined =>
  admits(ctx.ability, operation.access)
    ? {
        operation: operation.name,
        input: input as Record<string, unknown>,
        label,
        undoable: undo !== null,
        undo,
        question,
      }
    : undefined;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** `Mon, Nov 23`. */
export const dayText = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** `Mon, Nov 23, 9:30 AM EST`, as the clocks of a timezone show it: where it is read, other clocks may hang. */
export function momentText(instant: string | Date, timezone: string): string {
  let format = momentFormats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    momentFormats.set(timezone, format);
  }
  return format.format(new Date(instant));
}

/** `Nov 23, 9:30 AM EST`: what fits on a button. */
export const slotText = (instant: string, timezone: string): string =>
  momentText(instant, timezone).replace(/^\w+, /, '');

/** `1 seat`, `3 seats`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `$92K`, of minor units. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
    amount / 100,
  );
