import { permissionGroups } from './grants.js';
import type { Module, Permission } from './tables.js';

const moduleOfGroup: Readonly<Record<string, Module>> = {
  Talent: 'talent',
  'Health Tech': 'health-tech',
  Cyber: 'cyber',
};
const moduleOfOne: Partial<Record<Permission, Module>> = {
  VIEW_PERFORMANCE_METRICS: 'sales',
  ACCESS_METHODOLOGY_TRAINING: 'excellence',
  MANAGE_TERRITORY: 'excellence',
  MANAGE_EXCELLENCE: 'excellence',
  PUBLISH_ASSETS: 'excellence',
  VIEW_TEAM_WELLNESS: 'wellness',
};

/** The module whose work a permission allows; none for what is done in every hub. */
export const moduleOfPermission = (permission: Permission): Module | undefined =>
  moduleOfOne[permission] ??
  moduleOfGroup[permissionGroups.find(({ permissions: of }) => of.includes(permission))?.label ?? ''];
