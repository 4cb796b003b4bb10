import { industryLabels, roleTable, type Industry, type Role } from '@talent-os/contracts';
import type { ApprovalDecider, ApprovalKind, ApprovalOutcome } from '@talent-os/contracts/identity/approvals.js';
import type { Note } from './notification-texts.js';

const inWords = (role: Role, industry: Industry) => `${roleTable[role].label} in ${industryLabels[industry]}`;

export const passwordLinkIssued = (): Note => ({
  kind: 'security',
  link: '/user/security',
  title: 'An administrator made a password link for you',
  message:
    'Whoever has it can choose a password for your account, once, within 24 hours. If you did not ask for it, ask them why.',
});

export const roleGranted = (role: Role, industry: Industry): Note => ({
  kind: 'system',
  link: '/',
  title: 'You have been given a role',
  message: `You can work as ${inWords(role, industry)} now. Switch to it in the header.`,
});

export const roleRevoked = (role: Role, industry: Industry): Note => ({
  kind: 'system',
  link: '/',
  title: 'A role has been taken from you',
  message: `You no longer work as ${inWords(role, industry)}. An administrator of your organization can tell you why.`,
});

const factors = { totp: 'authenticator app', passkey: 'passkey' } as const;

export const factorAdded = (method: keyof typeof factors): Note => ({
  kind: 'security',
  link: '/user/security',
  title: 'A second factor was set up',
  message: `Your account can be entered with an ${method === 'totp' ? '' : 'additional '}${factors[method]} now. If it was not you, remove it and change your password.`,
});

export const factorRemoved = (method: keyof typeof factors): Note => ({
  kind: 'security',
  link: '/user/security',
  title: 'A second factor was removed',
  message: `Your ${factors[method]} lets nobody in any more. If it was not you, change your password and set it up again.`,
});

export const recoveryCodeUsed = (): Note => ({
  kind: 'security',
  link: '/user/security',
  title: 'A recovery code was used',
  message: 'It let somebody in, and is worth nothing now. If it was not you, make new codes and change your password.',
});

export const signInSettingsChanged = (loosened: boolean): Note => ({
  kind: 'security',
  link: '/organization/roles?view=sign-in',
  title: loosened ? 'Sign-in asks for less than before' : 'Sign-in was changed for everybody',
  message:
    'An administrator has changed how people of your organization sign in. Look whether that is what you agreed on.',
});

/** Where administrators see what the platform does here. */
const OVERSIGHT = '/organization/roles?view=oversight';

const asked: Readonly<Record<ApprovalKind, (person: string | null) => string>> = {
  platformAdministrator: (person) => `${person ?? 'Somebody'} is to become an administrator of the platform`,
  archive: () => 'Your organization is to be archived',
};
const wordNeeded: Readonly<Record<ApprovalDecider, string>> = {
  platform: 'A second administrator of the platform decides within 72 hours.',
  organization: 'It takes your approval, or that of another administrator, within 72 hours.',
  time: 'There is nobody else to ask: it takes effect after 24 hours unless it is stopped.',
};
const settled: Readonly<Record<ApprovalOutcome, string>> = {
  approved: 'It was approved and holds now.',
  declined: 'It was declined. Nothing was changed.',
  withdrawn: 'It was taken back. Nothing was changed.',
  expired: 'Nobody approved it in time. Nothing was changed.',
};

export const approvalAsked = (kind: ApprovalKind, person: string | null, decider: ApprovalDecider): Note => ({
  kind: 'security',
  link: OVERSIGHT,
  title: asked[kind](person),
  message: wordNeeded[decider],
});

export const approvalSettled = (kind: ApprovalKind, person: string | null, state: ApprovalOutcome): Note => ({
  kind: 'approval',
  link: OVERSIGHT,
  title: asked[kind](person),
  message: settled[state],
});

export const breakGlassOpened = (name: string, reason: string, minutes: number): Note => ({
  kind: 'security',
  link: OVERSIGHT,
  title: 'The platform looks into your organization',
  message: `${name} reads here for ${minutes} minutes at most and changes nothing: “${reason}” You can end it at once.`,
});

export const breakGlassEnded = (name: string): Note => ({
  kind: 'security',
  link: OVERSIGHT,
  title: 'The platform looks in no more',
  message: `The look of ${name} into your organization has ended. The audit trail has every read.`,
});

export const webhookFailing = (name: string, problem: string): Note => ({
  kind: 'system',
  link: '/organization/integrations',
  title: `The webhook ${name} was paused`,
  message: `Nobody takes what it is sent: ${problem}. What happens meanwhile is kept for seven days and sent when you resume it.`,
});
