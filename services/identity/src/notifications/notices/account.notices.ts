import { candidateRegistered, refreshReused, signInFailed } from '@talent-os/contracts/identity/events.js';
import * as texts from '../texts/notification-texts.js';
import { on } from './notice.js';

/** The owner of an account is told of everything that happens to it, their own deeds included. */
export const accountNotices = {
  refreshReused: on(refreshReused, ({ userId }) => [{ to: [userId], note: texts.copiedSignIn() }]),

  signInLocked: on(signInFailed, ({ userId, locked }) =>
    userId && locked ? [{ to: [userId], note: texts.signInLocked() }] : [],
  ),

  candidateRegistered: on(candidateRegistered, ({ userId }) => [{ to: [userId], note: texts.welcome() }]),
};
