import {
  passwordLinkIssued,
  personJoined,
  personProvisioned,
  roleGranted,
  roleRevoked,
} from '@talent-os/contracts/identity/events.js';
import { approvalAsked, approvalSettled } from '@talent-os/contracts/identity/approvals.js';
import { breakGlassEnded, breakGlassOpened } from '@talent-os/contracts/identity/break-glass.js';
import {
  candidateRegistered,
  newDeviceSeen,
  passwordChanged,
  refreshReused,
  signInFailed,
} from '@talent-os/contracts/identity/sign-in-events.js';
import { factorChanged, recoveryCodeUsed } from '@talent-os/contracts/identity/factor-events.js';
import * as account from '../texts/account-texts.js';
import { addressChanged } from '@talent-os/contracts/identity/profile.js';
import * as texts from '../texts/notification-texts.js';
import { signInSettingsChanged } from '@talent-os/contracts/identity/sign-in-settings.js';
import { webhookFailing } from '@talent-os/contracts/identity/webhooks.js';
import { on } from './notice.js';

/** The owner of an account is told of everything that happens to it, their own deeds included. */
export const accountNotices = {
  refreshReused: on(refreshReused, ({ userId }) => [{ to: [userId], note: texts.copiedSignIn() }]),

  signInLocked: on(signInFailed, ({ userId, locked }) =>
    userId && locked ? [{ to: [userId], note: texts.signInLocked() }] : [],
  ),

  passwordChanged: on(passwordChanged, ({ userId }) => [{ to: [userId], note: texts.passwordChanged() }]),

  addressChanged: on(addressChanged, ({ userId }) => [{ to: [userId], note: texts.addressChanged() }]),

  factorChanged: on(factorChanged, ({ userId, method, how }) => {
    if (how === 'renamed') return [];
    return [{ to: [userId], note: how === 'added' ? account.factorAdded(method) : account.factorRemoved(method) }];
  }),

  recoveryCodeUsed: on(recoveryCodeUsed, ({ userId }) => [{ to: [userId], note: account.recoveryCodeUsed() }]),

  signInSettingsChanged: on(signInSettingsChanged, async ({ loosened }, { everyAdministrator, others }) => [
    { to: others(await everyAdministrator()), note: account.signInSettingsChanged(loosened.length > 0) },
  ]),

  newDevice: on(newDeviceSeen, ({ userId, device, network }) => [
    { to: [userId], note: texts.newDevice(device, network) },
  ]),

  passwordLinkIssued: on(passwordLinkIssued, ({ userId }) => [{ to: [userId], note: account.passwordLinkIssued() }]),

  roleGranted: on(roleGranted, ({ userId, role, industry }, { others }) => [
    { to: others([userId]), note: account.roleGranted(role, industry) },
  ]),

  roleRevoked: on(roleRevoked, ({ userId, role, industry }, { others }) => [
    { to: others([userId]), note: account.roleRevoked(role, industry) },
  ]),

  breakGlassOpened: on(breakGlassOpened, async ({ byName, reason, minutes }, { everyAdministrator }) => [
    { to: await everyAdministrator(), note: account.breakGlassOpened(byName, reason, minutes) },
  ]),

  breakGlassEnded: on(breakGlassEnded, async ({ byName }, { everyAdministrator, others }) => [
    { to: others(await everyAdministrator()), note: account.breakGlassEnded(byName) },
  ]),

  approvalAsked: on(approvalAsked, async ({ kind, userId, decider }, { everyAdministrator, others, nameOf }) => [
    {
      to: others(await everyAdministrator()),
      note: account.approvalAsked(kind, userId && (await nameOf(userId)), decider),
    },
  ]),

  // Who asked may work in another organization: nobody is told there.
  approvalSettled: on(approvalSettled, async ({ kind, userId, askedBy, state }, { inAudience, others, nameOf }) => [
    {
      to: others(await inAudience([askedBy], 'admin')),
      note: account.approvalSettled(kind, userId && (await nameOf(userId)), state),
    },
  ]),

  webhookFailing: on(webhookFailing, async ({ name, problem }, { everyAdministrator }) => [
    { to: await everyAdministrator(), note: account.webhookFailing(name, problem) },
  ]),

  provisioned: on(personProvisioned, ({ userId, how }) =>
    how === 'created' ? [{ to: [userId], note: texts.welcome() }] : [],
  ),
  joined: on(personJoined, ({ userId }) => [{ to: [userId], note: texts.welcome() }]),

  candidateRegistered: on(candidateRegistered, ({ userId }) => [{ to: [userId], note: texts.welcome() }]),
};
