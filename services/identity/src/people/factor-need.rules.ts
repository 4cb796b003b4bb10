import { roles, roleTable, type Role } from '@talent-os/contracts';
import { GRACE_DAYS, type SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

/** What the need of a second factor depends on; moments as ISO texts. */
export type FactorNeed = {
  readonly hasFactor: boolean;
  readonly createdAt: string;
  readonly roles: readonly { readonly roleName: Role; readonly since: string }[];
  readonly organization: { readonly secondFactor: SecondFactorPolicy; readonly secondFactorSince: string };
};

/** Roles whose holders the policy `administrators` asks. */
export const askedOfAdministrators: readonly Role[] = roles.filter((role) =>
  roleTable[role].audiences.includes('admin'),
);

/** Since when the policy of the organization asks a person for a second factor, in milliseconds; nothing where it does not. */
function askedSince({ createdAt, roles: held, organization: { secondFactor } }: FactorNeed): number | undefined {
  if (secondFactor === 'off') return undefined;
  if (secondFactor === 'everybody') return Date.parse(createdAt);
  const since = held.filter(({ roleName }) => askedOfAdministrators.includes(roleName));
  return since.length === 0 ? undefined : Math.min(...since.map((role) => Date.parse(role.since)));
}

/** Whether the organization asks the person for a second factor, whether they have one or not. */
export const needsFactor = (need: FactorNeed): boolean => askedSince(need) !== undefined;

/** Until when somebody may go on without the factor they are asked for; nothing where none is missing. */
export function enrollBy(need: FactorNeed): Date | undefined {
  const since = need.hasFactor ? undefined : askedSince(need);
  if (since === undefined) return undefined;
  return new Date(Math.max(since, Date.parse(need.organization.secondFactorSince)) + GRACE_DAYS * DAY_MS);
}

/** Whether the grace is over: a second factor comes before anything else. */
export function isOverdue(need: FactorNeed, now: Date): boolean {
  const until = enrollBy(need);
  return until !== undefined && until <= now;
}
