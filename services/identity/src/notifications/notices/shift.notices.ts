import {
  shiftAssigned,
  shiftCancelled,
  shiftClaimed,
  shiftDecided,
  shiftOffered,
  shiftReleaseAsked,
  shiftReleased,
  shiftSwapped,
  swapAnswered,
  swapDeclined,
  swapProposed,
} from '@talent-os/contracts/healthcare/shifts-events.js';
import * as texts from '../texts/shift-texts.js';
import { on } from './notice.js';

export const shiftNotices = {
  shiftOffered: on(shiftOffered, ({ userIds, ...shift }, facts) => [
    { to: facts.others(userIds), note: texts.offered(shift) },
  ]),

  /** What is confirmed needs nobody. */
  shiftClaimed: on(shiftClaimed, async ({ userId, status, ...shift }, facts) =>
    status === 'pending'
      ? [{ to: facts.others(await facts.shiftApprovers()), note: texts.claimWaits(await facts.nameOf(userId), shift) }]
      : [],
  ),

  shiftReleaseAsked: on(shiftReleaseAsked, async ({ userId, ...shift }, facts) => [
    { to: facts.others(await facts.shiftApprovers()), note: texts.releaseWaits(await facts.nameOf(userId), shift) },
  ]),

  shiftAssigned: on(shiftAssigned, ({ userId, ...shift }) => [{ to: [userId], note: texts.assigned(shift) }]),

  shiftReleased: on(shiftReleased, async ({ userId, reason, ...shift }, facts) => {
    const told = texts.released(reason, shift);
    const gap = texts.gap(reason, await facts.nameOf(userId), shift);
    return [
      ...(told ? [{ to: [userId], note: told }] : []),
      { to: facts.others(await facts.shiftApprovers()), note: gap },
    ];
  }),

  shiftDecided: on(shiftDecided, ({ userId, what, decision, ...shift }) => [
    { to: [userId], note: texts.decided(what, decision, shift) },
  ]),

  shiftCancelled: on(shiftCancelled, ({ userIds, ...shift }) => [{ to: userIds, note: texts.cancelled(shift) }]),

  swapProposed: on(swapProposed, async ({ proposerId, colleagueId }, facts) => [
    { to: [colleagueId], note: texts.swapProposed(await facts.nameOf(proposerId)) },
  ]),

  swapAnswered: on(swapAnswered, async ({ proposerId, colleagueId, accepted }, facts) => {
    const [proposer, colleague] = [await facts.nameOf(proposerId), await facts.nameOf(colleagueId)];
    if (!accepted) return [{ to: [proposerId], note: texts.swapRefused(colleague) }];
    return [
      { to: [proposerId], note: texts.swapAccepted(colleague) },
      { to: facts.others(await facts.shiftApprovers()), note: texts.swapWaits(proposer, colleague) },
    ];
  }),

  swapDeclined: on(swapDeclined, ({ proposerId, colleagueId }) => [
    { to: [proposerId, colleagueId], note: texts.swapDeclined() },
  ]),

  shiftSwapped: on(shiftSwapped, ({ proposerId, colleagueId }) => [
    { to: [proposerId, colleagueId], note: texts.swapped() },
  ]),
};
