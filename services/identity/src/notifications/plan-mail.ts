import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { mailPlan, nextDigest, type Preferences } from './preferences.rules.js';
import { mailSettings } from '../mail/mail-settings.js';
import { Mail } from '../mail/mail.entity.js';
import { NO_SERVER } from '../mail/plan-mail.js';

type NotificationRow = {
  /** Of the notification. */
  readonly id: string;
  readonly personId: string;
  readonly kind: NotificationKind;
  readonly timezone: string;
  readonly preferences: Preferences;
};

/** The id of the mail that will carry a notification: one of its own, or the person's next digest. */
export async function planMail(ctx: Ctx, tx: Transaction, noticed: NotificationRow): Promise<string> {
  const { id, personId, kind, timezone, preferences } = noticed;
  const plan = mailPlan(preferences, kind, timezone, ctx.now);
  const possible = mailSettings().server !== undefined;
  if (plan.digest && possible) return intoDigest(ctx, tx, noticed, plan.at);
  const later = plan.at > ctx.now;
  const mail = await tx.insert(Mail, {
    personId,
    key: `notification:${id}`,
    digest: false,
    state: !possible ? 'not_sent' : later ? 'waiting' : 'queued',
    dueAt: possible ? plan.at : null,
    attempts: 0,
    reason: possible ? null : NO_SERVER,
  });
  if (possible && !later) ctx.enqueue(deliverMail, { mailId: mail.id });
  return mail.id;
}

const JOIN = `
  insert into identity.mail as m (id, organization_id, created_at, updated_at, version, person_id, key, digest, state, due_at, attempts)
  values ($2, $1, $3, $3, 1, $4, $5, true, 'waiting', $6, 0)
  on conflict (organization_id, key) do update set updated_at = excluded.updated_at, version = m.version + 1
    where m.state = 'waiting' and m.attempts = 0
  returning id`;

/** A digest that has set out takes nothing more: then it is the next one. */
async function intoDigest(ctx: Ctx, tx: Transaction, noticed: NotificationRow, at: Date): Promise<string> {
  const { personId, preferences, timezone } = noticed;
  const key = `digest:${personId}:${at.toISOString()}`;
  const [row] = await tx.execute<{ id: string }>(JOIN, [uuidv7(ctx.now.getTime()), ctx.now, personId, key, at]);
  return row?.id ?? intoDigest(ctx, tx, noticed, nextDigest(preferences, timezone, at)!);
}
