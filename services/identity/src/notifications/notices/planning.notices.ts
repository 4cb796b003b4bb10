import {
  requisitionCancelled,
  requisitionDecided,
  requisitionWaiting,
} from '@talent-os/contracts/talent/requisition-events.js';
import * as texts from '../texts/planning-texts.js';
import { on } from './notice.js';

export const planningNotices = {
  requisitionWaiting: on(requisitionWaiting, async ({ approverIds, requesterId, cause, title }, facts) => [
    { to: facts.others(approverIds), note: texts.requestWaits(cause, await facts.nameOf(requesterId), title) },
  ]),

  requisitionDecided: on(requisitionDecided, ({ requesterId, status, title, seats }, facts) => {
    const note = texts.requestDecided(status, title, seats);
    return note ? [{ to: facts.others([requesterId]), note }] : [];
  }),

  requisitionCancelled: on(requisitionCancelled, async ({ approverIds, requesterId, title }, facts) => [
    { to: facts.others(approverIds), note: texts.requestCancelled(await facts.nameOf(requesterId), title) },
  ]),
};
