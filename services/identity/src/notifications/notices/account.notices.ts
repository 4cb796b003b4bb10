import { candidateRegistered, refreshReused, signInFailed } from '@talent-os/contracts/identity/events.js';
import * as texts from '../notification-texts.js';
import { on } from './notice.js';

/** An account is told of everything that happens to it, whoever did it. */
export const accountNotices = {
  refreshReused: on(refreshReused, ({ userId }) => [{ to: [userId], note: texts.copiedSignIn() }]),

  signInLocked: on(signInFailed, ({ userId, locked }) =>
    userId && locked ? [{ to: [userId], note: texts.signInLocked() }] : [],
  ),

  candidateRegistered: on(candidateRegistered, ({ userId }) => [{ to: [userId], note: texts.welcome() }]),
};
