/** A read of which the answer is a file of the archive. */
export type Reading = {
  /** What it is called in the archive, without its ending. */
  readonly file: string;
  /** Name of the operation, asked as the person. */
  readonly read: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** It answers a page at a time. */
  readonly pages?: true;
  /** A file more for each of its rows: which read, and which of its fields the id of the row is. */
  readonly each?: { readonly read: string; readonly id: string; readonly as: string };
};

/** What somebody takes along: what they can read of themselves, each asked for once. */
export const readings: readonly Reading[] = [
  { file: 'account/me', read: 'identity.auth.me' },
  { file: 'account/profile', read: 'identity.profile.get' },
  { file: 'account/consents', read: 'identity.consents.get' },
  { file: 'account/preferences', read: 'identity.preferences.get' },
  { file: 'account/notification-preferences', read: 'identity.notifications.preferences' },
  { file: 'account/notifications', read: 'identity.notifications.list', pages: true },
  { file: 'account/devices', read: 'identity.sessions.list' },
  { file: 'account/application-tokens', read: 'identity.applicationTokens.list' },
  { file: 'account/teams', read: 'identity.teams.mine' },
  { file: 'account/way-of-working', read: 'identity.waysOfWorking.mine' },
  { file: 'account/journeys', read: 'identity.journeyRuns.mine' },
  { file: 'profile/profile', read: 'talent.profile.get' },
  { file: 'profile/skills', read: 'talent.mySkills.list' },
  { file: 'profile/experience', read: 'talent.experience.list' },
  { file: 'profile/availability', read: 'talent.availability.get' },
  { file: 'profile/targets', read: 'talent.targets.list' },
  { file: 'profile/industries', read: 'talent.industries.list' },
  { file: 'profile/self-identification', read: 'talent.selfIdentification.get' },
  { file: 'profile/who-looked', read: 'talent.privacy.get' },
  { file: 'profile/pool', read: 'talent.poolConsent.get' },
  { file: 'profile/erasure', read: 'talent.ownErasure.get' },
  {
    file: 'profile/verifications',
    read: 'talent.verifications.list',
    each: { read: 'talent.verifications.download', id: 'id', as: 'verificationId' },
  },
  { file: 'applying/applications', read: 'talent.myApplications.list' },
  { file: 'applying/searches', read: 'talent.positionSearches.list' },
  { file: 'applying/saved', read: 'talent.advertised.list', input: { mark: 'saved' }, pages: true },
  { file: 'applying/put-aside', read: 'talent.advertised.list', input: { mark: 'dismissed' }, pages: true },
  {
    file: 'applying/resumes',
    read: 'talent.resumes.list',
    each: { read: 'talent.resumes.get', id: 'positionId', as: 'positionId' },
  },
  {
    file: 'applying/preparation',
    read: 'talent.preparation.list',
    each: { read: 'talent.preparation.get', id: 'positionId', as: 'positionId' },
  },
  {
    file: 'applying/practice',
    read: 'talent.practice.list',
    each: { read: 'talent.practice.get', id: 'id', as: 'practiceId' },
  },
  { file: 'working/onboarding', read: 'talent.onboarding.mine' },
  { file: 'working/development', read: 'talent.development.mine' },
  { file: 'learning/courses', read: 'talent.courses.mine' },
  { file: 'learning/saved', read: 'talent.courses.list', input: { show: 'saved' }, pages: true },
  { file: 'learning/lessons', read: 'talent.lessons.list', pages: true },
  { file: 'working/collaboration', read: 'talent.collaboration.list' },
  { file: 'working/mentoring', read: 'talent.mentorships.list' },
  { file: 'working/attestations', read: 'healthcare.compliance.mine' },
  {
    file: 'productivity/goals',
    read: 'productivity.goals.list',
    input: { scope: 'mine' },
    pages: true,
    each: { read: 'productivity.goals.get', id: 'id', as: 'goalId' },
  },
  { file: 'productivity/calendars', read: 'productivity.calendarSources.list' },
  { file: 'productivity/tasks', read: 'productivity.tasks.list', pages: true },
  { file: 'productivity/suggestions', read: 'productivity.suggestions.list' },
  { file: 'conversations/conversations', read: 'chat.sessions.list' },
  { file: 'conversations/deleted', read: 'chat.sessions.deleted' },
  { file: 'conversations/memories', read: 'chat.memories.list' },
  { file: 'conversations/speech', read: 'transcription.speech.get' },
  { file: 'conversations/recordings', read: 'transcription.audio.list' },
];

/** Reads that are no files of it, by subject, with why. */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'It is made of what is in the archive already': {
    'chat.export': 'json markdown',
    'chat.history': 'list',
    'chat.memories': 'export get',
    'chat.runs': 'events',
    'chat.sessions': 'export get',
    'identity.search': 'records',
    'productivity.calendar': 'export feed',
    'productivity.inbox': 'get summary',
    'productivity.progress': 'get',
    'productivity.sessions': 'focus',
    'productivity.tasks': 'board export get',
    'productivity.today': 'get',
    'talent.advance': 'get',
    'talent.careers': 'map',
    'talent.ownFigures': 'benchmarks demand journey market pace performance predictions',
    'talent.certifications': 'list',
    'talent.industryMove': 'get',
    'talent.marketplace': 'dashboard',
    'talent.lessons': 'get',
    'talent.myJourney': 'get',
    'talent.quickApply': 'list',
    'talent.ownData': 'take',
    'talent.preparation': 'text',
    'talent.resumes': 'json pdf text',
    'transcription.audio': 'get',
  },
  'It is how somebody proves who they are': { 'identity.secondFactor': 'get', 'identity.stepUp': 'begin' },
  'It is the organization’s, or what everybody reads': {
    'chat.knowledge': 'download search',
    'chat.models': 'list',
    'identity.auth': 'testAccess',
    'identity.authorizationRequests': 'get',
    'identity.dashboard': 'content',
    'identity.kudos': 'list',
    'identity.teamCulture': 'get versions',
    'identity.views': 'list',
    'talent.advertised': 'get',
    'talent.mySkills': 'find',
    'transcription.capabilities': 'get',
  },
  'A picture the person has themselves': { 'identity.profile': 'photo' },
};
