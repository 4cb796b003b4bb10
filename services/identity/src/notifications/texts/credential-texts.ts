import type { Note } from './notification-texts.js';

const note = (title: string, message: string): Note => ({
  kind: 'credential',
  link: '/healthcare/professional/credentials',
  title,
  message,
});

export const expiring = (name: string, days: number) =>
  note(
    days === 1 ? 'A credential expires in 1 day' : `A credential expires in ${days} days`,
    `${name} can be renewed now.`,
  );

export const expired = (name: string) =>
  note('A credential has expired', `${name} is no longer valid. Renew it to work on the strength of it again.`);

export const expiredOf = (holder: string, name: string) =>
  note('A credential of a colleague has expired', `${name} of ${holder} is no longer valid.`);

export const submitted = (holder: string, name: string) =>
  note('A renewal waits for verification', `${holder} asks for a new date of ${name}.`);

const decisions = {
  verified: (name: string) => note('Your renewal was verified', `The new date of ${name} is in force.`),
  rejected: (name: string) =>
    note('Your renewal was rejected', `The old date of ${name} stays in force. The reason stands beside it.`),
} as const;

export const decided = (decision: keyof typeof decisions, name: string) => decisions[decision](name);

export const revoked = (name: string) => note('A credential was revoked', `${name} is no longer valid.`);

export const breachOpened = (notifyBy: string): Note => ({
  kind: 'incident',
  link: '/healthcare/compliance',
  title: 'A breach assessment was opened',
  message: `An incident may touch patient data. If it is a breach, the people affected must be told by ${notifyBy}.`,
});
