import type { Industry, Role } from './tables.js';

/** The role people work as in an industry: what a seat gives its holder unless it leads. */
export const professionalRole: Record<Industry, Role> = {
  SALES: 'SALES_REP',
  HEALTHCARE: 'HEALTHCARE_PROFESSIONAL',
  CYBER: 'CYBER_ANALYST',
};

/** Roles of seats that lead, in every industry. */
export const leadershipRoles = ['HIRING_MANAGER', 'DEPARTMENT_HEAD'] as const satisfies readonly Role[];

/** Roles a seat of an industry may give its holder, the usual one first. */
export const seatRoles: Record<Industry, readonly Role[]> = {
  SALES: [professionalRole.SALES, ...leadershipRoles],
  HEALTHCARE: [professionalRole.HEALTHCARE, ...leadershipRoles],
  CYBER: [professionalRole.CYBER, ...leadershipRoles],
};

/** Whether a person who works as this has a seat in the industry. */
export const sitsIn = (industry: Industry, role: Role): boolean => seatRoles[industry].includes(role);
