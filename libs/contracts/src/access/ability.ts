import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability';
import type { Access } from './rule.js';
import type { Principal } from './principal.js';
import type { Rule } from './rule.js';
import { scopedSubjects } from './scopes.js';
import {
  hubsOfIndustry,
  industryOfPermission,
  permissions,
  roleTable,
  standingModules,
  type Industry,
  type Module,
  type Permission,
  type Side,
} from './tables.js';

/**
 * CASL's action for each kind of subject. Besides these, a permission is itself an action on an industry (`any` where it
 * is not bound to one), and `read` or `change` act on a scoped subject, under conditions.
 */
export const abilityActions = {
  role: 'own',
  audience: 'view',
  module: 'open',
  /** A module the organization has switched on. */
  switchedOn: 'use',
  /** A module the caller's custom role takes away. */
  hidden: 'miss',
  industry: 'work',
  deployment: 'run',
  compliance: 'satisfy',
  trait: 'have',
} as const;

export type AppAbility = MongoAbility<[string, string]>;
export type AppRule = RawRuleOf<AppAbility>;

/** The one place that turns a principal into rights. */
export function rulesFor(principal: Principal): AppRule[] {
  const row = roleTable[principal.activeRole];
  const granted = new Set<Permission>(row.permissions === 'all' ? permissions : row.permissions);
  for (const added of principal.addedPermissions) granted.add(added);
  const reachesAll = row.permissions === 'all';
  const industries = reachesAll ? principal.organizationIndustries : [principal.currentIndustry];
  return [
    { action: abilityActions.role, subject: principal.activeRole },
    { action: abilityActions.deployment, subject: principal.deployment },
    ...row.audiences.map((subject) => ({ action: abilityActions.audience, subject })),
    ...modulesFor(principal).map((subject) => ({ action: abilityActions.module, subject })),
    ...principal.organizationModules
      .filter((module) => !principal.hiddenModules.includes(module))
      .map((subject) => ({ action: abilityActions.switchedOn, subject })),
    ...principal.hiddenModules.map((subject) => ({ action: abilityActions.hidden, subject })),
    ...industries.map((subject) => ({ action: abilityActions.industry, subject })),
    ...principal.compliances.map((subject) => ({ action: abilityActions.compliance, subject })),
    ...traitsOf(principal).map((subject) => ({ action: abilityActions.trait, subject })),
    ...[...granted].flatMap((permission) => permissionRules(permission, industries)),
    ...scopeRules(principal),
  ];
}

export const abilityFor = (principal: Principal): AppAbility => createMongoAbility<AppAbility>(rulesFor(principal));

/** Hubs and shell modules the caller may open: the role's row, less what a custom role hides and the organization has off. */
export function modulesFor(principal: Principal): Module[] {
  const row = roleTable[principal.activeRole];
  const named = row.modules.flatMap((module) =>
    module === 'industry' ? hubsOfIndustry[principal.currentIndustry] : [module],
  );
  const switchedOn = (module: Module) =>
    standingModules.includes(module) || principal.organizationModules.includes(module);
  return [...new Set(named)].filter((module) => switchedOn(module) && !principal.hiddenModules.includes(module));
}

export function sidesOf(principal: Principal): Record<Side, boolean> {
  const mine = roleTable[principal.activeRole].sides;
  const on = (side: Side) => mine.includes(side);
  return { professional: on('professional'), talent: on('talent'), hiring: on('hiring'), admin: on('admin') };
}

/** Whether the access of an operation, event or screen admits a caller. Without an ability, only what is public. */
export function admits(ability: AppAbility | undefined, access: Access): boolean {
  if (access === 'public') return true;
  if (!ability || access === 'internal') return false;
  return access === 'signed-in' || holds(ability, access);
}

/** Parts of a rule of which one value suffices. */
const ONE_OF = ['role', 'audience', 'module', 'industry', 'compliance', 'deployment'] as const;
/** Parts of a rule that ask for a trait of the caller. */
const TRAITS = [
  ['internalMobility', 'internal-mobility'],
  ['multiIndustry', 'multi-industry'],
  ['sharedIntelligence', 'shared-intelligence'],
] as const;

function holds(ability: AppAbility, rule: Rule): boolean {
  const some = (action: string, subjects: readonly string[] | undefined) =>
    !subjects || subjects.some((subject) => ability.can(action, subject));
  return (
    ONE_OF.every((name) => some(abilityActions[name], rule[name])) &&
    (rule.switchedOn ?? []).every((module) => ability.can(abilityActions.switchedOn, module)) &&
    holdsPermission(ability, rule) &&
    TRAITS.every(([name, trait]) => !rule[name] || ability.can(abilityActions.trait, trait)) &&
    (!rule.any || rule.any.some((option) => holds(ability, option)))
  );
}

function holdsPermission(ability: AppAbility, { permission, industry }: Rule): boolean {
  if (!permission) return true;
  const places: readonly string[] = industry ?? ['any', ...Object.keys(hubsOfIndustry)];
  return permission.some((one) => ability.can(one, 'any') || places.some((place) => ability.can(one, place)));
}

function permissionRules(permission: Permission, industries: readonly Industry[]): AppRule[] {
  const bound = industryOfPermission[permission];
  if (!bound) return [{ action: permission, subject: 'any' }];
  return industries.includes(bound) ? [{ action: permission, subject: bound }] : [];
}

function traitsOf(principal: Principal): string[] {
  const admin = roleTable[principal.activeRole].audiences.includes('admin');
  const several = principal.roleIndustries.length > 1;
  return [
    ...(principal.internalMobility ? ['internal-mobility'] : []),
    ...(several ? ['multi-industry'] : []),
    ...(several || admin ? ['shared-intelligence'] : []),
  ];
}

function scopeRules(principal: Principal): AppRule[] {
  const { reach } = roleTable[principal.activeRole];
  return scopedSubjects.map((subject) => ({
    action: 'read',
    subject,
    ...(reach !== 'organization' && { conditions: { [reach === 'own' ? 'ownerId' : 'teamOf']: principal.userId } }),
  }));
}

/** Whose rows of a subject the caller reads. `own`: theirs. `team`: theirs and of the people they lead. */
export function scopeOf(
  ability: AppAbility,
  subject: (typeof scopedSubjects)[number],
): 'own' | 'team' | 'organization' {
  const conditions = ability.rulesFor('read', subject)[0]?.conditions;
  if (!conditions) return ability.can('read', subject) ? 'organization' : 'own';
  return 'teamOf' in conditions ? 'team' : 'own';
}
