import type { Rule } from '../access/rule.js';
import type { RouteRow } from './route.js';

const shape = { hub: 'candidate', layout: 'app' } as const;
/** Candidates and professionals, each for themselves. */
const own: Rule = { module: ['candidate'], audience: ['allTalent'] };
const screen = <const P extends string>(path: P, label: string) => ({ ...shape, path, label, access: own }) as const;

/** What candidates say of themselves and how they apply. */
export const candidateProfileRoutes = [
  screen('/candidate/discover/assessment', 'Assessment'),
  screen('/candidate/discover/pathways', 'Pathways'),
  screen('/candidate/discover/intelligence', 'Intelligence'),
  screen('/candidate/discover/questions', 'Questions'),
  screen('/candidate/apply', 'My Applications'),
  screen('/candidate/apply/preparation', 'Preparation'),
  screen('/candidate/apply/builder', 'Builder'),
  screen('/candidate/apply/simulator', 'Simulator'),
  screen('/candidate/apply/certification', 'Certification'),
  screen('/candidate/profile/overview', 'Profile'),
  screen('/candidate/profile/skills', 'Skills'),
  screen('/candidate/profile/experience', 'Experience'),
  screen('/candidate/profile/goals', 'Goals'),
  screen('/candidate/profile/availability', 'Availability'),
  screen('/candidate/profile/verification', 'Verification'),
  screen('/candidate/settings/preferences', 'Preferences'),
  screen('/candidate/settings/notifications', 'Notifications'),
  screen('/candidate/settings/privacy', 'Privacy'),
  screen('/candidate/settings/industry', 'Industry'),
  screen('/candidate/settings/voice', 'Voice'),
  screen('/candidate/settings/integrations', 'Integrations'),
] as const satisfies readonly RouteRow[];
