import { Controller } from '@nestjs/common';
import { moduleOf } from '@talent-os/contracts';
import { listenTo, type Envelope, type Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import { Organization } from '../../organizations/organization.entity.js';
import { moneyText } from '../texts/notification-texts.js';
import { notify } from '../notify.js';
import {
  administratorsOf,
  clearanceVerifiersOf,
  credentialVerifiersOf,
  everyAdministratorOf,
  inAudienceOf,
  incidentLeadersOf,
  requisitionApproversOf,
  salesLeadersOf,
  shiftApproversOf,
  teamLeadsOf,
  transitionManagersOf,
} from '../recipients.queries.js';
import type { NoticeFacts, Notice } from './notice.js';
import { notices } from './notices.js';

/** Older news is none: a row that is new to an installation finds every event the stream still holds. In milliseconds. */
const NEWS_MS = 7 * DAY_MS;

/** Listens to every event of the table, each under its row's name. */
@Controller()
export class NoticesListener {}

const table: Readonly<Record<string, Notice>> = notices;
for (const [name, notice] of Object.entries(table)) {
  listenTo(NoticesListener, name, notice.event, async (payload, ctx, envelope) => {
    if (ctx.now.getTime() - Date.parse(envelope.at) > NEWS_MS) return;
    // Nobody is led to a hub that is closed.
    if (!(await isSwitchedOn(ctx, moduleOf(notice.event.name)))) return;
    await ctx.db.write(async (tx) => {
      const notes = await notice.tell(payload as never, factsOf(tx, envelope));
      for (const { to, note } of notes) await notify(ctx, tx, to, note);
    });
  });
}

const NAME = `
  select rtrim(first_name || ' ' || last_name) as name from identity.person where organization_id = $1 and id = $2`;

const factsOf = (tx: Transaction, { actorId }: Envelope): NoticeFacts => ({
  others: (personIds) => personIds.filter((id) => id !== null && id !== actorId) as string[],
  nameOf: async (personId) => (await tx.readOne<{ name: string }>(NAME, [personId]))?.name ?? 'A colleague',
  teamLeadsOf: (personId) => teamLeadsOf(tx, personId),
  salesLeaders: () => salesLeadersOf(tx),
  credentialVerifiers: () => credentialVerifiersOf(tx),
  clearanceVerifiers: () => clearanceVerifiersOf(tx),
  shiftApprovers: () => shiftApproversOf(tx),
  incidentLeaders: () => incidentLeadersOf(tx),
  transitionManagers: () => transitionManagersOf(tx),
  administrators: () => administratorsOf(tx),
  everyAdministrator: () => everyAdministratorOf(tx),
  requisitionApprovers: () => requisitionApproversOf(tx),
  inAudience: (personIds, audience) => inAudienceOf(tx, personIds, audience),
  money: async (amount) => moneyText(amount, (await tx.get(Organization, {})).currency),
});
