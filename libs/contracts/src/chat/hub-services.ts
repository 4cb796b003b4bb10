/** What each hub is about, by the beginnings of operations' names: a question asked there is rather about that. */
export const hubServices: Readonly<Record<string, readonly string[]>> = {
  sales: ['sales'],
  excellence: ['sales.excellence', 'sales.methodology'],
  healthtech: ['healthcare'],
  cyber: ['cyber'],
  talent: ['talent'],
  candidate: [
    'talent.myApplications',
    'talent.mobility',
    'talent.marketplace',
    'talent.mentorships',
    'talent.collaboration',
  ],
  productivity: ['productivity'],
  wellness: ['productivity.wellness'],
  admin: ['audit', 'chat', 'identity'],
  dashboard: ['identity.notifications', 'productivity.today'],
};
