import { roleMay, roles, roleTable, type Audience, type Permission, type Role } from '@talent-os/contracts';

export const inAudience = (audience: Audience) => roles.filter((role) => roleTable[role].audiences.includes(audience));

/** Roles of an audience that hold a permission by their row: whom a decision of this kind waits for. */
export const rolesThatMay = (permission: Permission, audience: Audience): Role[] =>
  inAudience(audience).filter((role) => roleMay(role, permission));

/** Who verifies credentials, and who does where an organization has nobody in these roles. */
export const credentialVerifiers = {
  first: rolesThatMay('VERIFY_CREDENTIALS', 'manager'),
  else: inAudience('admin'),
} as const;

/** Who verifies clearances, and who does where an organization has nobody in these roles. */
export const clearanceVerifiers = {
  first: rolesThatMay('VERIFY_CLEARANCE', 'manager'),
  else: inAudience('admin'),
} as const;

/** Who decides about territories and hears of won deals, and who does where an organization has nobody in these roles. */
export const salesLeaders = { first: rolesThatMay('MANAGE_TERRITORY', 'manager'), else: inAudience('admin') } as const;

/** Who answers for the response to incidents, and who does where an organization has nobody in these roles. */
export const incidentLeaders = {
  first: rolesThatMay('MANAGE_INCIDENT_RESPONSE', 'manager'),
  else: inAudience('admin'),
} as const;

/** Who decides about shifts, and who does where an organization has nobody in these roles. */
export const shiftApprovers = { first: rolesThatMay('APPROVE_SHIFTS', 'manager'), else: inAudience('admin') } as const;

/** Who manages moves from seat to seat, and who does where an organization has nobody in these roles. */
export const transitionManagers = {
  first: rolesThatMay('MANAGE_TRANSITIONS', 'manager'),
  else: inAudience('admin'),
} as const;

/** Who administers an organization; the platform's own people do not. */
export const administrators = inAudience('admin').filter((role) => !roleTable[role].modules.includes('admin'));

/** Who approves requests for seats and what people are offered, and who does where an organization has nobody in these roles. */
export const requisitionApprovers = {
  first: rolesThatMay('APPROVE_REQUISITIONS', 'manager'),
  else: inAudience('admin'),
} as const;
