import type { Rule } from '../access/rule.js';
import type { RouteRow } from './route.js';

const shape = { hub: 'candidate', layout: 'app' } as const;
/** Candidates and professionals, each for themselves. */
const own: Rule = { module: ['candidate'], audience: ['allTalent'] };
const built = <const P extends string>(path: P, label: string) =>
  ({ ...shape, path, label, access: own, screen: 'built' }) as const;

/** What candidates say of themselves and how they apply. */
export const candidateProfileRoutes = [
  built('/candidate/discover/assessment', 'Assessment'),
  built('/candidate/discover/pathways', 'Pathways'),
  built('/candidate/discover/intelligence', 'Intelligence'),
  built('/candidate/discover/questions', 'Questions'),
  built('/candidate/apply', 'My Applications'),
  built('/candidate/apply/preparation', 'Preparation'),
  built('/candidate/apply/builder', 'Builder'),
  built('/candidate/apply/simulator', 'Simulator'),
  built('/candidate/apply/certification', 'Certification'),
  built('/candidate/profile/overview', 'Profile'),
  built('/candidate/profile/skills', 'Skills'),
  built('/candidate/profile/experience', 'Experience'),
  built('/candidate/profile/goals', 'Goals'),
  built('/candidate/profile/availability', 'Availability'),
  built('/candidate/profile/verification', 'Verification'),
  built('/candidate/settings/preferences', 'Preferences'),
  built('/candidate/settings/notifications', 'Notifications'),
  built('/candidate/settings/privacy', 'Privacy'),
  built('/candidate/settings/industry', 'Industry'),
  built('/candidate/settings/voice', 'Voice'),
  built('/candidate/settings/integrations', 'Integrations'),
] as const satisfies readonly RouteRow[];
