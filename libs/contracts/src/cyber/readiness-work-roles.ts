/** The five categories of work roles. */
export const workRoleCategories = {
  OG: 'Oversight and Governance',
  DD: 'Design and Development',
  IO: 'Implementation and Operation',
  PD: 'Protection and Defense',
  IN: 'Investigation',
} as const;
type WorkRoleCategory = keyof typeof workRoleCategories;
export const workRoleCategoryKeys = Object.keys(workRoleCategories) as [WorkRoleCategory, ...WorkRoleCategory[]];

/**
 * Every work role of the NICE Workforce Framework for Cybersecurity, by its id.
 * Source: NIST SP 800-181r1, NICE Framework Components v2.0.0 of March 2025: 41 work roles in five categories.
 */
export const workRoles = {
  'OG-WRL-001': 'Communications Security (COMSEC) Management',
  'OG-WRL-002': 'Cybersecurity Policy and Planning',
  'OG-WRL-003': 'Cybersecurity Workforce Management',
  'OG-WRL-004': 'Cybersecurity Curriculum Development',
  'OG-WRL-005': 'Cybersecurity Instruction',
  'OG-WRL-006': 'Cybersecurity Legal Advice',
  'OG-WRL-007': 'Executive Cybersecurity Leadership',
  'OG-WRL-008': 'Privacy Compliance',
  'OG-WRL-009': 'Product Support Management',
  'OG-WRL-010': 'Program Management',
  'OG-WRL-011': 'Secure Project Management',
  'OG-WRL-012': 'Security Control Assessment',
  'OG-WRL-013': 'Systems Authorization',
  'OG-WRL-014': 'Systems Security Management',
  'OG-WRL-015': 'Technology Portfolio Management',
  'OG-WRL-016': 'Technology Program Auditing',
  'DD-WRL-001': 'Cybersecurity Architecture',
  'DD-WRL-002': 'Enterprise Architecture',
  'DD-WRL-003': 'Secure Software Development',
  'DD-WRL-004': 'Secure Systems Development',
  'DD-WRL-005': 'Software Security Assessment',
  'DD-WRL-006': 'Systems Requirements Planning',
  'DD-WRL-007': 'Systems Testing and Evaluation',
  'DD-WRL-008': 'Technology Research and Development',
  'DD-WRL-009': 'Operational Technology (OT) Cybersecurity Engineering',
  'IO-WRL-001': 'Data Analysis',
  'IO-WRL-002': 'Database Administration',
  'IO-WRL-003': 'Knowledge Management',
  'IO-WRL-004': 'Network Operations',
  'IO-WRL-005': 'Systems Administration',
  'IO-WRL-006': 'Systems Security Analysis',
  'IO-WRL-007': 'Technical Support',
  'PD-WRL-001': 'Defensive Cybersecurity',
  'PD-WRL-002': 'Digital Forensics',
  'PD-WRL-003': 'Incident Response',
  'PD-WRL-004': 'Infrastructure Support',
  'PD-WRL-005': 'Insider Threat Analysis',
  'PD-WRL-006': 'Threat Analysis',
  'PD-WRL-007': 'Vulnerability Analysis',
  'IN-WRL-001': 'Cybercrime Investigation',
  'IN-WRL-002': 'Digital Evidence Analysis',
} as const;
export type WorkRole = keyof typeof workRoles;
export const workRoleKeys = Object.keys(workRoles) as [WorkRole, ...WorkRole[]];

/** The category a work role stands in: the letters its id begins with. */
export const workRoleCategoryOf = (role: WorkRole) => role.slice(0, 2) as WorkRoleCategory;

/** How well a person fills a work role, from 1. */
export const workRoleLevels = ['Novice', 'Advanced beginner', 'Competent', 'Proficient', 'Expert'] as const;
/** From this level on a person fills a work role without help. */
export const COMPETENT = 3;
/** 'Competent' for 3. */
export const workRoleLevelLabel = (level: number): string => workRoleLevels[level - 1] ?? '–';

export const holdingStatuses = ['claimed', 'confirmed'] as const;
export type HoldingStatus = (typeof holdingStatuses)[number];
export const holdingStatusLabels: Record<HoldingStatus, string> = { claimed: 'Claimed', confirmed: 'Confirmed' };

export const coverages = ['covered', 'single', 'uncovered'] as const;
export type Coverage = (typeof coverages)[number];
export const coverageLabels: Record<Coverage, string> = {
  covered: 'Covered',
  single: 'Single person',
  uncovered: 'Uncovered',
};
