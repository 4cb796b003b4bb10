/** Which operations of others a part calls, by name; `*` stands for one word of it. */
type Calls = {
  readonly of: readonly string[];
  /** Beyond these whatever people may ask of the product, in the name of the person who asks. */
  readonly forPeople?: true;
};

/** What the kit asks on behalf of every part. */
const OF_ALL: readonly string[] = [
  'identity.organizations.modules',
  'identity.organizations.timezone',
  'identity.people.inRole',
  'identity.people.names',
];

/**
 * Every part and what it calls of others. What is not here a service cannot ask for, in one process as little as over
 * NATS, whose logins derive from this table; a part asks itself for anything.
 */
const calls: Readonly<Record<string, Calls>> = {
  gateway: {
    of: [
      '*.search.find',
      'audit.refusals.note',
      'chat.tools.call',
      'chat.tools.list',
      'health.*',
      'identity.applicationTokens.verify',
      'identity.authorizationGrants.*',
      'identity.authorizationRecords.*',
      'identity.authorizationSecrets.get',
      'identity.keys.get',
      'identity.scim.answer',
      'identity.sessions.revoked',
      'identity.sso.*',
      'identity.stepUp.methods',
    ],
    forPeople: true,
  },
  audit: { of: ['*.instance.backing', '*.instance.letters', '*.instance.replay', '*.instance.report'] },
  identity: { of: ['audit.trail.standing', 'healthcare.compliance.standings', 'talent.positions.vacancies'] },
  talent: {
    of: [
      '*.erasure.run',
      '*.offboarding.holdings',
      'chat.coachThreads.list',
      'chat.memories.list',
      'chat.sessions.deleted',
      'chat.sessions.list',
      'cyber.clearance.proof',
      'healthcare.calendar.busy',
      'productivity.calendar.busy',
      'healthcare.compliance.mine',
      'healthcare.credentials.standings',
      'healthcare.onboarding.proofs',
      'healthcare.units.overview',
      'identity.applicationTokens.list',
      'identity.auth.me',
      'identity.consents.get',
      'identity.erasure.finish',
      'identity.journeyRuns.mine',
      'identity.leaving.*',
      'identity.notifications.list',
      'identity.notifications.preferences',
      'identity.people.contacts',
      'identity.people.rights',
      'identity.preferences.get',
      'identity.profile.get',
      'identity.sessions.list',
      'identity.teams.managerOf',
      'identity.teams.members',
      'identity.teams.mine',
      'identity.waysOfWorking.mine',
      'productivity.goals.get',
      'productivity.goals.list',
      'intelligence.stages.movedOn',
      'productivity.calendarSources.list',
      'productivity.suggestions.list',
      'productivity.tasks.list',
      'sales.newcomers.firstWins',
      'sales.newcomers.methodology',
      'sales.planning.quotas',
      'transcription.audio.list',
      'transcription.speech.get',
    ],
  },
  sales: {
    of: ['identity.auth.me', 'identity.teams.managers', 'talent.positions.holders', 'talent.positions.vacancies'],
  },
  productivity: {
    of: [
      '*.calendar.list',
      '*.inbox.list',
      'chat.sessions.find',
      'healthcare.shifts.schedule',
      'identity.journeyRuns.tasks',
      'identity.strategy.get',
      'identity.teams.members',
      'identity.teams.of',
    ],
  },
  healthcare: { of: ['audit.trail.list', 'audit.trail.verify', 'identity.keys.get', 'talent.contactHours.*'] },
  cyber: { of: ['productivity.tasks.create'] },
  intelligence: {
    of: [
      '*.facts.replay',
      '*.insights.findings',
      'cyber.clearance.ends',
      'identity.auth.me',
      'identity.people.rights',
      'productivity.tasks.create',
    ],
  },
  transcription: { of: ['chat.sessions.health'] },
  chat: {
    of: ['identity.auth.me', 'identity.people.everyName', 'identity.people.rights', 'productivity.sessions.record'],
    forPeople: true,
  },
};

export const parts: readonly string[] = Object.keys(calls);

const declared = new Map(
  Object.entries(calls).map(([part, { of, ...rest }]) => [part, { of: [...OF_ALL, ...of], ...rest }] as const),
);
export const callsOf = (part: string): Calls => declared.get(part) ?? { of: OF_ALL };
