import {
  incidentHandedOver,
  incidentReported,
  incidentSlaBreached,
} from '@talent-os/contracts/cyber/incident-events.js';
import * as texts from '../incident-texts.js';
import { on } from './notice.js';

export const cyberNotices = {
  /** The others stand in the list of incidents; a critical one finds who answers for it. */
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
