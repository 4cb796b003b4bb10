import { notificationsChanged } from '@talent-os/contracts/identity/notification-events.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Notification } from './notification.entity.js';
import { messageFor, type Note } from './texts/notification-texts.js';
import { channelsOf, defaultPreferences, type Preferences } from './preferences.rules.js';
import { hubOf } from './hub-of.js';
import { planMail } from './plan-mail.js';

/** Active people among these, with what they chose, the timezone their hours are meant in, and their own. */
const READERS = `
  select p.id, o.timezone, p.timezone as own, case when f.id is not null then json_build_object(
      'choices', f.choices, 'digest', f.digest, 'digestHour', f.digest_hour,
      'quietFrom', f.quiet_from, 'quietTo', f.quiet_to) end as chosen
    from identity.person p
    join identity.organization o on o.organization_id = $1
    left join identity.notification_preference f on f.organization_id = $1 and f.person_id = p.id
   where p.organization_id = $1 and p.id = any($2::uuid[]) and p.status = 'active'`;

type Recipient = {
  readonly id: string;
  readonly timezone: string;
  readonly own: string | null;
  readonly chosen: Preferences | null;
};

/** Leaves a notification with each of these people who is still active here, once, in the channels they take it by. */
export async function notify(ctx: Ctx, tx: Transaction, personIds: readonly string[], note: Note): Promise<void> {
  const readers = await tx.read<Recipient>(READERS, [personIds]);
  const hub = hubOf(note.link);
  for (const { id: personId, timezone, own, chosen } of readers) {
    const preferences = chosen ?? defaultPreferences;
    const { inApp, email } = channelsOf(preferences, note.kind);
    if (!inApp && !email) continue;
    const id = uuidv7(ctx.now.getTime());
    const mailId = email ? await planMail(ctx, tx, { id, personId, kind: note.kind, timezone, preferences }) : null;
    await tx.insert(Notification, {
      id,
      personId,
      ...note,
      message: messageFor(note, { home: timezone, own }),
      invitation: note.invitation ?? null,
      hub,
      inApp,
      awake: true,
      mailId,
    });
    if (inApp) ctx.emit(notificationsChanged, { userId: personId });
  }
}
