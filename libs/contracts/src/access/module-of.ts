import type { Access } from './rule.js';
import type { Module } from './tables.js';

/** Parts of the product by service and subject: of operations, events and jobs. */
type Subject = `${string}.${string}`;

/** Services that belong to one module with everything they have. */
const services: Readonly<Record<string, Module>> = { healthcare: 'health-tech' };

/** Services no module covers: accounts, the record, the assistant and its ears serve every hub. */
export const standingServices: readonly string[] = ['identity', 'audit', 'chat', 'transcription'];

/** Subjects of the others that no module covers. */
export const standingSubjects: readonly Subject[] = [
  // What a person sees of the marketplace at home. What lies behind its counts is counted where it may be opened.
  'talent.marketplace',
  // What a search finds belongs to the list it stands in, whose access each kind has.
  'cyber.search',
  'productivity.search',
  'sales.search',
  'talent.search',
  // What waits for a person at home, from every hub: each row belongs to the module of what one does about it.
  'cyber.inbox',
  'productivity.inbox',
  'sales.inbox',
  'talent.inbox',
  // What rules find in a hub belongs to what one does about it.
  'cyber.insights',
  'productivity.insights',
  'sales.insights',
  'talent.insights',
  // Rows as facts: whoever asks questions of them needs the module of these.
  'cyber.facts',
  'productivity.facts',
  'sales.facts',
  'talent.facts',
  // What somebody who leaves holds is asked of every service, whichever modules are on.
  'cyber.offboarding',
  'productivity.offboarding',
  'sales.offboarding',
  'cyber.erasure',
  'intelligence.erasure',
  // What became of applications is counted for who applies, who has no part in intelligence.
  'intelligence.stages',
  'productivity.erasure',
  'sales.erasure',
  'talent.erasure',
];

/** Which module a subject belongs to: switched off for an organization, nothing of it opens, is told or comes to pass. */
const subjects: Partial<Record<Module, readonly Subject[]>> = {
  sales: ['sales.accounts', 'sales.deal', 'sales.deals', 'sales.newcomers', 'sales.planning', 'sales.rep'],
  excellence: [
    'sales.asset',
    'sales.assets',
    'sales.coaching',
    'sales.compensation',
    'sales.excellence',
    'sales.methodology',
    'sales.reassignment',
    'sales.reassignments',
    'sales.territories',
  ],
  cyber: [
    'cyber.bundle',
    'cyber.bundles',
    'cyber.clearance',
    'cyber.incident',
    'cyber.incidents',
    'cyber.indicator',
    'cyber.indicators',
    'cyber.intelligence',
    'cyber.readiness',
    'cyber.report',
    'cyber.reports',
    'cyber.threat',
    'cyber.threats',
    'cyber.vulnerabilities',
    'cyber.vulnerability',
  ],
  'rapid-deployment': ['cyber.deploy'],
  talent: [
    'talent.application',
    'talent.applications',
    'talent.applicationFeedback',
    'talent.calendar',
    'talent.candidate',
    'talent.candidates',
    'talent.catalogue',
    'talent.collaboration',
    'talent.development',
    'talent.skillMatrix',
    'talent.headcount',
    'talent.interest',
    'talent.interview',
    'talent.interviews',
    'talent.mentorship',
    'talent.mentorships',
    'talent.mobility',
    'talent.automation',
    'talent.automations',
    'talent.poolMailing',
    'talent.poolMailings',
    'talent.poolTemplate',
    'talent.poolTemplates',
    'talent.message',
    'talent.messages',
    'talent.offer',
    'talent.offers',
    'talent.onboarding',
    'talent.overview',
    'talent.pipeline',
    'talent.pipelines',
    'talent.position',
    'talent.positions',
    'talent.planAnalytics',
    'talent.adverseImpact',
    'talent.recruitAnalytics',
    'talent.rejectReason',
    'talent.rejectReasons',
    'talent.offboarding',
    'talent.people',
    'talent.successor',
    'talent.scheduling',
    'talent.seats',
    'talent.workflow',
    'talent.workflows',
    'talent.requisition',
    'talent.requisitions',
    'talent.scorecard',
    'talent.scorecards',
    'talent.transition',
    'talent.transitions',
  ],
  candidate: [
    'talent.advance',
    'talent.advertised',
    'talent.assessment',
    'talent.availability',
    'talent.careerQuestions',
    'talent.careers',
    'talent.certifications',
    'talent.challenge',
    'talent.challenges',
    'talent.communityEvent',
    'talent.communityEvents',
    'talent.communityGroup',
    'talent.communityGroups',
    'talent.communityPost',
    'talent.communityPosts',
    'talent.experience',
    'talent.successStories',
    'talent.successStory',
    'talent.industries',
    'talent.industryMove',
    'talent.ownFeedback',
    'talent.ownFigures',
    'talent.ownInsights',
    'talent.myApplications',
    'talent.myJourney',
    'talent.contactHours',
    'talent.course',
    'talent.courses',
    'talent.learningPaths',
    'talent.lesson',
    'talent.lessons',
    'talent.mySkills',
    'talent.poolConsent',
    'talent.positionSearch',
    'talent.positionSearches',
    'talent.privacy',
    'talent.ownData',
    'talent.ownErasure',
    'talent.practice',
    'talent.quickApply',
    'talent.preparation',
    'talent.selfIdentification',
    'talent.profile',
    'talent.resumes',
    'talent.targets',
    'talent.verifications',
  ],
  productivity: [
    'productivity.calendar',
    'productivity.calendarSources',
    'productivity.checkin',
    'productivity.goal',
    'productivity.goals',
    'productivity.progress',
    'productivity.reminders',
    'productivity.session',
    'productivity.sessions',
    'productivity.sharedGoal',
    'productivity.suggestions',
    'productivity.task',
    'productivity.tasks',
    'productivity.today',
  ],
  wellness: ['productivity.wellness'],
  analytics: [
    'intelligence.dashboard',
    'intelligence.dashboards',
    'intelligence.dataset',
    'intelligence.datasets',
    'intelligence.question',
    'intelligence.questions',
    'intelligence.rows',
    'intelligence.subscription',
    'intelligence.subscriptions',
  ],
  intelligence: [
    'intelligence.insight',
    'intelligence.insights',
    'intelligence.predictions',
    'talent.market',
    'talent.workforce',
  ],
};

/** Which modules an address needs, by the longest of these it begins with. `/healthcare` covers what lies below it. */
const addresses: Readonly<Record<string, readonly Module[]>> = {
  '/candidate': ['candidate'],
  '/candidate/register': [],
  '/talent': ['talent'],
  '/intelligence': ['intelligence'],
  '/data': ['analytics'],
  '/excellence': ['excellence'],
  '/productivity': ['productivity'],
  '/wellness': ['wellness'],
  '/healthtech': ['health-tech'],
  '/healthcare': ['health-tech'],
  '/healthcare/talent': ['health-tech', 'talent'],
  '/sales': ['sales'],
  '/sales/talent': ['sales', 'talent'],
  '/sales/excellence': ['excellence'],
  // The same figures as at /sales.
  '/sales/excellence/performance': ['excellence', 'sales'],
  // Theirs are people of every industry, whatever their address says.
  '/sales/internal-mobility': ['talent'],
  '/sales/collaboration': ['talent'],
  '/cyber': ['cyber'],
  '/cyber/talent/rapid-deploy': ['rapid-deployment'],
};

/** What listeners of a service bring about belongs to. Identity's tell people, and belong to what they tell of. */
const effects: Readonly<Record<string, Module>> = {
  healthcare: 'health-tech',
  talent: 'talent',
  sales: 'sales',
  cyber: 'cyber',
  productivity: 'productivity',
};

const modulesOfSubjects = new Map(
  Object.entries(subjects).flatMap(([module, list]) => list.map((subject) => [subject, module as Module] as const)),
);
const subjectOf = (name: string) => name.split('.', 2).join('.') as Subject;
const serviceOf = (name: string) => name.slice(0, name.indexOf('.'));

/** The module an operation, event or job belongs to; nothing where none covers it. */
export const moduleOf = (name: string): Module | undefined =>
  services[serviceOf(name)] ?? modulesOfSubjects.get(subjectOf(name));

/** Whether a person has decided where an operation, event or job belongs. */
export const isDecided = (name: string): boolean =>
  moduleOf(name) !== undefined ||
  standingServices.includes(serviceOf(name)) ||
  standingSubjects.includes(subjectOf(name));

/** The module that what a service does about an event belongs to; nothing where none covers it. */
export const moduleOfEffect = (service: string): Module | undefined => effects[service];

/** The modules a screen needs; none where it is everybody's. */
export function modulesOfAddress(path: string): readonly Module[] {
  const covers = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  const longest = Object.keys(addresses)
    .filter(covers)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  return addresses[longest] ?? [];
}

/** The same access, for organizations that have every one of the modules switched on. */
export function withModules(access: Access, modules: readonly Module[]): Access {
  if (modules.length === 0 || access === 'public' || access === 'internal') return access;
  return { ...(access === 'signed-in' ? {} : access), switchedOn: modules };
}
