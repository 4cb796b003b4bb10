import type { RoleReadiness } from '@talent-os/contracts/cyber/readiness.js';
import {
  COMPETENT,
  coverages,
  workRoleCategories,
  workRoleCategoryKeys,
  workRoleCategoryOf,
  workRoleKeys,
  workRoles,
  type Coverage,
  type HoldingStatus,
  type WorkRole,
} from '@talent-os/contracts/cyber/readiness-work-roles.js';

type RoleHolding = { readonly status: HoldingStatus; readonly level: number };

/** Whether a person fills a work role: confirmed, and competent at least. */
export const fills = ({ status, level }: RoleHolding): boolean => status === 'confirmed' && level >= COMPETENT;

/**
 * Nobody fills it: uncovered. One person does: their absence leaves it empty, whatever the target. Two or more cover
 * it; a target not reached yet shows in the numbers beside.
 */
export const coverageOf = (holders: number): Coverage =>
  holders === 0 ? 'uncovered' : holders === 1 ? 'single' : 'covered';

type WorkRoleNeed = { readonly workRole: WorkRole; readonly target: number };
type Holding = RoleHolding & { readonly workRole: WorkRole };

/** How each needed work role stands: the most pressing first, then in the order of the framework. */
export function standingOf(needed: readonly WorkRoleNeed[], holdings: readonly Holding[]): RoleReadiness[] {
  const rows = needed.map(({ workRole, target }): RoleReadiness => {
    const of = holdings.filter((holding) => holding.workRole === workRole);
    const holders = of.filter(fills).length;
    return {
      workRole,
      name: workRoles[workRole],
      category: workRoleCategoryOf(workRole),
      target,
      holders,
      claims: of.filter(({ status }) => status === 'claimed').length,
      coverage: coverageOf(holders),
    };
  });
  const pressing = ({ coverage }: RoleReadiness) => -coverages.indexOf(coverage);
  const place = ({ workRole }: RoleReadiness) => workRoleKeys.indexOf(workRole);
  return rows.toSorted((a, b) => pressing(a) - pressing(b) || place(a) - place(b));
}

/** Every category with how many of its needed work roles are covered, rest on one person or are uncovered. */
export const byCategory = (roles: readonly RoleReadiness[]) =>
  workRoleCategoryKeys.map((category) => {
    const count = (coverage: Coverage) =>
      roles.filter((role) => role.category === category && role.coverage === coverage).length;
    return {
      category,
      name: workRoleCategories[category],
      covered: count('covered'),
      single: count('single'),
      uncovered: count('uncovered'),
    };
  });

type Claim = { readonly userId: string; readonly status: HoldingStatus };

/** The first rule a decision about a claim would break, or nothing. */
export function decisionRefusal(claim: Claim, byId: string) {
  if (claim.status !== 'claimed') return 'readiness.decided' as const;
  return claim.userId === byId ? ('readiness.ownDecision' as const) : undefined;
}
