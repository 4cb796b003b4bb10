import { breachOpened } from '@talent-os/contracts/healthcare/breaches.js';
import {
  credentialExpired,
  credentialExpiring,
  credentialRevoked,
  renewalDecided,
  renewalSubmitted,
} from '@talent-os/contracts/healthcare/credentials.js';
import { unitShort } from '@talent-os/contracts/healthcare/units.js';
import * as texts from '../texts/credential-texts.js';
import * as unitTexts from '../texts/unit-texts.js';
import { on, type NoticeFacts } from './notice.js';

/** Who verifies credentials, but for the holder: nobody decides about their own. */
const verifiersBut = async (facts: NoticeFacts, userId: string) =>
  facts.others(await facts.credentialVerifiers()).filter((id) => id !== userId);

export const healthcareNotices = {
  credentialExpiring: on(credentialExpiring, ({ userId, name, daysLeft }) => [
    { to: [userId], note: texts.expiring(name, daysLeft) },
  ]),

  credentialExpired: on(credentialExpired, async ({ userId, name }, facts) => [
    { to: [userId], note: texts.expired(name) },
    { to: await verifiersBut(facts, userId), note: texts.expiredOf(await facts.nameOf(userId), name) },
  ]),

  renewalSubmitted: on(renewalSubmitted, async ({ userId, name }, facts) => [
    { to: await verifiersBut(facts, userId), note: texts.submitted(await facts.nameOf(userId), name) },
  ]),

  renewalDecided: on(renewalDecided, ({ userId, name, decision }) => [
    { to: [userId], note: texts.decided(decision, name) },
  ]),

  credentialRevoked: on(credentialRevoked, ({ userId, name }) => [{ to: [userId], note: texts.revoked(name) }]),

  unitShort: on(unitShort, async ({ name, date, part, missing }, facts) => [
    { to: await facts.shiftApprovers(), note: unitTexts.short(name, date, part, missing) },
  ]),

  breachOpened: on(breachOpened, async ({ notifyBy }, facts) => [
    { to: await facts.credentialVerifiers(), note: texts.breachOpened(notifyBy) },
  ]),
};
