import { workRoles, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import type { Note } from './notification-texts.js';

const deployment = (title: string, message: string): Note => ({
  kind: 'approval',
  link: '/cyber/talent/rapid-deploy',
  title,
  message,
});
const readiness = (title: string, message: string): Note => ({ kind: 'approval', link: '/cyber', title, message });

export const asked = (by: string) =>
  deployment('A rapid deployment is proposed to you', `${by} asks you. Please accept or decline.`);
export const takenBack = () => deployment('A rapid deployment was taken back', 'It is no longer proposed to you.');
export const answered = (who: string, yes: boolean) =>
  yes
    ? deployment('A rapid deployment was accepted', `${who} has accepted.`)
    : deployment('A rapid deployment was declined', `${who} has declined.`);
export const deployed = () => deployment('You are deployed', 'Place and start stand in your rapid deployments.');
export const filled = () => deployment('A rapid deployment needs you no longer', 'Everybody it needs is deployed.');
export const cancelled = () =>
  deployment('A rapid deployment was cancelled', 'It was proposed to you, or you had accepted it.');

export const claimed = (who: string, role: WorkRole) =>
  readiness('A work role waits for you', `${who} claims ${workRoles[role]}.`);
export const decided = (decision: 'confirmed' | 'declined', role: WorkRole) =>
  decision === 'confirmed'
    ? readiness('Your work role was confirmed', `You now fill ${workRoles[role]}.`)
    : readiness('Your work role was turned down', `Your claim of ${workRoles[role]} was turned down.`);
