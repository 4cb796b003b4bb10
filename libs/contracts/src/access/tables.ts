/** Product rules as tables: who exists, what they may do, where. Source: specification, sections 1, 2 and 6. */

export const industries = ['SALES', 'HEALTHCARE', 'CYBER'] as const;
export type Industry = (typeof industries)[number];

export const industryLabels: Record<Industry, string> = {
  HEALTHCARE: 'Healthcare',
  CYBER: 'Cybersecurity',
  SALES: 'Sales',
};

export const deployments = ['healthcare-app', 'cyber-app', 'sales-app', 'multi-industry'] as const;
export type Deployment = (typeof deployments)[number];

export const deploymentLabels: Record<Deployment, string> = {
  'healthcare-app': 'Healthcare App',
  'cyber-app': 'Cyber App',
  'sales-app': 'Sales App',
  'multi-industry': 'Multi-Industry Platform',
};

export const roles = [
  'PLATFORM_ADMIN',
  'ORGANIZATION_ADMIN',
  'HIRING_MANAGER',
  'RECRUITER',
  'CANDIDATE',
  'SALES_REP',
  'HEALTHCARE_PROFESSIONAL',
  'CYBER_ANALYST',
  'HR_MANAGER',
  'DEPARTMENT_HEAD',
] as const;
export type Role = (typeof roles)[number];

/** Roles that an organization gives by itself: its administrators make nobody one of the platform. */
export const organizationRoles = roles.filter((role) => role !== 'PLATFORM_ADMIN');

export const modules = [
  'candidate',
  'talent',
  'intelligence',
  'analytics',
  'excellence',
  'sales',
  'productivity',
  'health-tech',
  'wellness',
  'cyber',
  'rapid-deployment',
  'admin',
  'organization',
  'user',
] as const;
export type Module = (typeof modules)[number];

/** Modules of the shell itself: no organization can switch them off. */
export const standingModules: readonly Module[] = ['admin', 'organization', 'user'];

export const permissions = [
  'CREATE_POSITIONS',
  'SOURCE_CANDIDATES',
  'COMPLETE_ONBOARDING',
  'ACCESS_METHODOLOGY_TRAINING',
  'VIEW_PERFORMANCE_METRICS',
  'MANAGE_TERRITORY',
  'VIEW_CREDENTIAL_STATUS',
  'MANAGE_SHIFT_AVAILABILITY',
  'ACCESS_CONTINUING_EDUCATION',
  'VIEW_CLEARANCE_STATUS',
  'MANAGE_INCIDENT_RESPONSE',
  'ACCESS_THREAT_INTELLIGENCE',
  'MANAGE_PIPELINE',
  'APPROVE_REQUISITIONS',
  'SEND_OFFERS',
  'MANAGE_TRANSITIONS',
  'MANAGE_OFFBOARDING',
  'VERIFY_CREDENTIALS',
  'VERIFY_CLEARANCE',
  'APPROVE_SHIFTS',
  'MANAGE_EXCELLENCE',
  'PUBLISH_ASSETS',
  'EXPORT_DATA',
  'VIEW_TEAM_WELLNESS',
] as const;
export type Permission = (typeof permissions)[number];

/** Permissions that mean something inside one industry only. */
export const industryOfPermission: Partial<Record<Permission, Industry>> = {
  ACCESS_METHODOLOGY_TRAINING: 'SALES',
  VIEW_PERFORMANCE_METRICS: 'SALES',
  MANAGE_TERRITORY: 'SALES',
  MANAGE_EXCELLENCE: 'SALES',
  PUBLISH_ASSETS: 'SALES',
  VIEW_CREDENTIAL_STATUS: 'HEALTHCARE',
  MANAGE_SHIFT_AVAILABILITY: 'HEALTHCARE',
  ACCESS_CONTINUING_EDUCATION: 'HEALTHCARE',
  VERIFY_CREDENTIALS: 'HEALTHCARE',
  APPROVE_SHIFTS: 'HEALTHCARE',
  VIEW_CLEARANCE_STATUS: 'CYBER',
  MANAGE_INCIDENT_RESPONSE: 'CYBER',
  ACCESS_THREAT_INTELLIGENCE: 'CYBER',
  VERIFY_CLEARANCE: 'CYBER',
};

export const audiences = [
  'manager',
  'recruiter',
  'candidate',
  'professional',
  'salesRep',
  'healthcareProfessional',
  'cyberAnalyst',
  'admin',
  'hiringTeam',
  'talentSeeker',
  'internalTeam',
  'allTalent',
] as const;
export type Audience = (typeof audiences)[number];

export const sides = ['professional', 'talent', 'hiring', 'admin'] as const;
export type Side = (typeof sides)[number];

/** Marketplace role chips in the header: the side as people read it. */
export const sideLabels: Record<Side, string> = {
  hiring: 'Manager',
  talent: 'Candidate',
  professional: 'Professional',
  admin: 'Admin',
};

const ADMIN: readonly Audience[] = ['admin'];
const MANAGER: readonly Audience[] = ['manager', 'hiringTeam', 'internalTeam'];
const PROFESSIONAL: readonly Audience[] = ['professional', 'internalTeam', 'allTalent'];

type RoleRow = {
  readonly label: string;
  readonly audiences: readonly Audience[];
  readonly sides: readonly Side[];
  /** Hubs and shell modules shown, before the organization's own switches. `industry` stands for the hubs of the role's industry. */
  readonly modules: readonly (Module | 'industry')[];
  /** `all`: every permission, in every industry of the organization. */
  readonly permissions: readonly Permission[] | 'all';
  /** Whose rows the role reads where a subject is scoped; see `scopes.ts`. */
  readonly reach: 'own' | 'team' | 'organization';
};

const EVERY_HUB = modules.filter((module) => !standingModules.includes(module));

/** One row per role: audiences, sides, hubs and default permissions. */
export const roleTable: Record<Role, RoleRow> = {
  PLATFORM_ADMIN: {
    label: 'Platform admin',
    audiences: ADMIN,
    sides: ['admin'],
    modules: [...EVERY_HUB, 'admin', 'organization', 'user'],
    permissions: 'all',
    reach: 'organization',
  },
  ORGANIZATION_ADMIN: {
    label: 'Organization admin',
    audiences: ADMIN,
    sides: ['admin'],
    modules: [...EVERY_HUB, 'organization', 'user'],
    permissions: 'all',
    reach: 'organization',
  },
  HIRING_MANAGER: {
    label: 'Hiring manager',
    audiences: MANAGER,
    sides: ['hiring'],
    modules: ['talent', 'intelligence', 'analytics', 'productivity', 'wellness', 'industry', 'user'],
    permissions: ['CREATE_POSITIONS', 'MANAGE_PIPELINE', 'APPROVE_SHIFTS', 'VIEW_TEAM_WELLNESS'],
    reach: 'team',
  },
  RECRUITER: {
    label: 'Recruiter',
    audiences: ['recruiter', 'hiringTeam', 'internalTeam'],
    sides: ['hiring'],
    modules: ['talent', 'candidate', 'intelligence', 'productivity', 'wellness', 'user'],
    permissions: ['SOURCE_CANDIDATES', 'MANAGE_PIPELINE', 'SEND_OFFERS'],
    reach: 'organization',
  },
  CANDIDATE: {
    label: 'Candidate',
    audiences: ['candidate', 'talentSeeker', 'allTalent'],
    sides: ['talent'],
    modules: ['candidate', 'productivity', 'user'],
    permissions: [],
    reach: 'own',
  },
  SALES_REP: {
    label: 'Sales representative',
    audiences: [...PROFESSIONAL, 'salesRep'],
    sides: ['professional'],
    modules: ['candidate', 'excellence', 'sales', 'productivity', 'wellness', 'user'],
    permissions: ['ACCESS_METHODOLOGY_TRAINING', 'VIEW_PERFORMANCE_METRICS', 'MANAGE_TERRITORY'],
    reach: 'own',
  },
  HEALTHCARE_PROFESSIONAL: {
    label: 'Healthcare professional',
    audiences: [...PROFESSIONAL, 'healthcareProfessional'],
    sides: ['professional'],
    modules: ['candidate', 'health-tech', 'productivity', 'wellness', 'user'],
    permissions: ['VIEW_CREDENTIAL_STATUS', 'MANAGE_SHIFT_AVAILABILITY', 'ACCESS_CONTINUING_EDUCATION'],
    reach: 'own',
  },
  CYBER_ANALYST: {
    label: 'Cyber analyst',
    audiences: [...PROFESSIONAL, 'cyberAnalyst'],
    sides: ['professional'],
    modules: ['candidate', 'cyber', 'rapid-deployment', 'productivity', 'wellness', 'user'],
    permissions: ['VIEW_CLEARANCE_STATUS', 'MANAGE_INCIDENT_RESPONSE', 'ACCESS_THREAT_INTELLIGENCE'],
    reach: 'own',
  },
  HR_MANAGER: {
    label: 'HR manager',
    audiences: MANAGER,
    sides: ['hiring'],
    modules: ['talent', 'intelligence', 'analytics', 'productivity', 'wellness', 'health-tech', 'user'],
    permissions: [
      'APPROVE_REQUISITIONS',
      'COMPLETE_ONBOARDING',
      'MANAGE_TRANSITIONS',
      'MANAGE_OFFBOARDING',
      'VERIFY_CREDENTIALS',
      'MANAGE_PIPELINE',
      'SEND_OFFERS',
      'EXPORT_DATA',
      'VIEW_TEAM_WELLNESS',
    ],
    reach: 'organization',
  },
  DEPARTMENT_HEAD: {
    label: 'Department head',
    audiences: MANAGER,
    sides: ['hiring'],
    modules: ['talent', 'intelligence', 'analytics', 'productivity', 'wellness', 'industry', 'user'],
    permissions: [
      'APPROVE_REQUISITIONS',
      'VIEW_PERFORMANCE_METRICS',
      'MANAGE_TERRITORY',
      'MANAGE_EXCELLENCE',
      'PUBLISH_ASSETS',
      'APPROVE_SHIFTS',
      'VERIFY_CLEARANCE',
      'MANAGE_INCIDENT_RESPONSE',
      'VIEW_TEAM_WELLNESS',
    ],
    reach: 'organization',
  },
};

/** Whether a role holds a permission by its row. */
export function roleMay(role: Role, permission: Permission): boolean {
  const granted = roleTable[role].permissions;
  return granted === 'all' || granted.includes(permission);
}

/** Hubs a role gets for working in an industry, where its row says `industry`. */
export const hubsOfIndustry: Record<Industry, readonly Module[]> = {
  SALES: ['excellence', 'sales'],
  HEALTHCARE: ['health-tech'],
  CYBER: ['cyber', 'rapid-deployment'],
};

export const compliances = ['HIPAA'] as const;
export type Compliance = (typeof compliances)[number];
