import {
  workRoleCategories,
  workRoleCategoryKeys,
  workRoleCategoryOf,
  workRoleKeys,
  workRoleLevels,
  workRoles,
  type WorkRole,
} from '@talent-os/contracts/cyber/readiness-work-roles';

const option = (value: WorkRole) => ({ value, label: `${workRoles[value]} (${value})` });

/** Every work role of the framework, under its category: for pickers. */
export const workRoleOptions = workRoleCategoryKeys.map((category) => ({
  group: workRoleCategories[category],
  items: workRoleKeys.filter((role) => workRoleCategoryOf(role) === category).map(option),
}));

/** Levels from Novice to Expert: for pickers. */
export const levelOptions = workRoleLevels.map((label, at) => ({
  value: String(at + 1),
  label: `${at + 1} · ${label}`,
}));
