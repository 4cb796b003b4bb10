import type { Audience, Compliance, Deployment, Industry, Module, Permission, Role } from './tables.js';

/**
 * A condition on the caller, as plain data. Every field given must hold; a list holds when any of its entries does,
 * `switchedOn` when all of them do.
 * `any` holds when one of its rules does. Decided by `admits` in `ability.ts`, and nowhere else.
 */
export type Rule = {
  readonly permission?: readonly Permission[];
  readonly industry?: readonly Industry[];
  readonly role?: readonly Role[];
  readonly audience?: readonly Audience[];
  readonly module?: readonly Module[];
  /** The organization has every one of these switched on, whatever the caller's role opens. From `module-of.ts`. */
  readonly switchedOn?: readonly Module[];
  readonly compliance?: readonly Compliance[];
  readonly deployment?: readonly Deployment[];
  readonly internalMobility?: true;
  readonly multiIndustry?: true;
  readonly sharedIntelligence?: true;
  readonly any?: readonly Rule[];
};

/**
 * Who may call an operation.
 * `public`: anyone. `signed-in`: every signed-in person. `internal`: other services only, never over HTTP.
 * A rule: what must hold of the caller.
 */
export type Access = 'public' | 'signed-in' | 'internal' | Rule;

/** The caller holds the permission; inside the industry, where one is given. */
export const may = (permission: Permission, industry?: Industry): Rule => ({
  permission: [permission],
  ...(industry && { industry: [industry] }),
});

/** The caller belongs to one of the audiences. */
export const forAudience = (...audience: readonly Audience[]): Rule => ({ audience });

/** The caller's role may open the module and the organization has it switched on. */
export const inModule = (module: Module): Rule => ({ module: [module] });
