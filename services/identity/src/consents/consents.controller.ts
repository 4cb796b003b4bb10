import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  consentChanged,
  CONSENT_TEXT_VERSION,
  getConsents,
  setConsent,
} from '@talent-os/contracts/identity/consents.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Consent } from '../people/consent.entity.js';
import { standingsOf, type ConsentAnswer } from './standing.rules.js';

const ANSWERS = `
  select c.ai_assist as "aiAssist", c.marketing, c.text_version as "textVersion", c.created_at as at
  from identity.consent c where c.organization_id = $1 and c.person_id = $2 order by c.created_at desc, c.id desc`;

@Controller()
export class ConsentsController {
  @Handles(getConsents)
  async get(_: Input<typeof getConsents>, ctx: Ctx) {
    return standingsOf(await ctx.db.read<ConsentAnswer>(ANSWERS, [ctx.userId]));
  }

  @Handles(setConsent)
  set({ kind, given }: Input<typeof setConsent>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`consents/${ctx.userId}`);
      const all = await tx.findAll(Consent, { personId: ctx.userId });
      const latest = all.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
      if ((latest?.[kind] ?? false) === given) return {};
      const said = { aiAssist: latest?.aiAssist ?? false, marketing: latest?.marketing ?? false, [kind]: given };
      await tx.insert(Consent, {
        ...said,
        personId: ctx.userId,
        profile: latest?.profile ?? false,
        textVersion: CONSENT_TEXT_VERSION,
      });
      ctx.emit(consentChanged, { userId: ctx.userId, consent: kind, given });
      return {};
    });
  }
}
