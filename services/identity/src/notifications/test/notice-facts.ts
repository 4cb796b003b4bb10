import type { NoticeFacts, Notice } from '../notices/notice.js';

/** Who is who where a notice is told: `actor` did it, and is told nothing. */
export const facts: NoticeFacts = {
  others: (ids) => ids.filter((id) => id !== null && id !== 'actor') as string[],
  nameOf: async () => 'Jonah Prescott',
  teamLeadsOf: async () => ['lead', 'actor'],
  salesLeaders: async () => ['leader', 'owner', 'actor'],
  credentialVerifiers: async () => ['hr', 'holder'],
  clearanceVerifiers: async () => ['officer', 'holder'],
  shiftApprovers: async () => ['manager', 'actor'],
  incidentLeaders: async () => ['leader', 'actor'],
  transitionManagers: async () => ['hr', 'actor'],
  administrators: async () => ['admin', 'actor'],
  everyAdministrator: async () => ['admin', 'operator'],
  requisitionApprovers: async () => ['hr', 'head', 'actor'],
  inAudience: async (ids, audience) => ids.filter((id) => audience === 'internalTeam' || id === 'manager'),
  money: async () => '$12,000',
};
/** The titles a notice tells, each with whom. */
export const tell = async (notice: Notice, payload: object) =>
  (await notice.tell(payload as never, facts)).map(({ to, note }) => [note.title, to]);
