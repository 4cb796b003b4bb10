import { clearanceChanged, clearanceDue } from '@talent-os/contracts/cyber/clearance-events.js';
import {
  incidentHandedOver,
  incidentReported,
  incidentSlaBreached,
} from '@talent-os/contracts/cyber/incident-events.js';
import {
  vulnerabilityAssigned,
  vulnerabilityDue,
  vulnerabilityReopened,
} from '@talent-os/contracts/cyber/vulnerability-events.js';
import * as clearance from '../texts/clearance-texts.js';
import * as texts from '../texts/incident-texts.js';
import * as vulnerability from '../texts/vulnerability-texts.js';
import { on, type NoticeFacts } from './notice.js';

/** Who verifies clearances, but for the holder: nobody decides about their own. */
const officersBut = async (facts: NoticeFacts, userId: string) =>
  facts.others(await facts.clearanceVerifiers()).filter((id) => id !== userId);

export const cyberNotices = {
  clearanceDue: on(clearanceDue, async ({ userId, daysLeft }, facts) => [
    { to: [userId], note: clearance.dueYours },
    ...(daysLeft < 0 ? [{ to: await officersBut(facts, userId), note: clearance.overdue }] : []),
  ]),

  clearanceChanged: on(clearanceChanged, async ({ userId, change }, facts) => {
    if (change === 'submitted') return [{ to: await officersBut(facts, userId), note: clearance.submitted }];
    return change === 'withdrawn' ? [] : [{ to: [userId], note: clearance.decided[change] }];
  }),

  /** The others stand in the list of incidents; a critical one finds who answers for it. */
  vulnerabilityDue: on(vulnerabilityDue, async ({ ownerId, cve, asset }, facts) => [
    { to: ownerId ? [ownerId] : await facts.incidentLeaders(), note: vulnerability.due(cve, asset) },
  ]),

  vulnerabilityReopened: on(vulnerabilityReopened, async ({ ownerId, cve, asset }, facts) => [
    { to: ownerId ? [ownerId] : await facts.incidentLeaders(), note: vulnerability.reopened(cve, asset) },
  ]),

  vulnerabilityAssigned: on(vulnerabilityAssigned, ({ ownerId, cve, asset }, facts) => [
    { to: facts.others([ownerId]), note: vulnerability.yours(cve, asset) },
  ]),

  incidentReported: on(incidentReported, async ({ severity, title }, facts) =>
    severity === 'critical' ? [{ to: facts.others(await facts.incidentLeaders()), note: texts.critical(title) }] : [],
  ),

  incidentHandedOver: on(incidentHandedOver, ({ assigneeId, title }, facts) => [
    { to: facts.others([assigneeId]), note: texts.yours(title) },
  ]),

  incidentSlaBreached: on(incidentSlaBreached, async ({ assigneeId, title }, facts) => [
    { to: assigneeId ? [assigneeId] : await facts.incidentLeaders(), note: texts.deadline(title) },
  ]),
};
