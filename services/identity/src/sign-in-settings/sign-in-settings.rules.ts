import { secondFactorPolicies, type SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
import type { SignInSetting } from '@talent-os/contracts/identity/sign-in-settings.js';
import { isAllowed } from '@talent-os/service-kit/outside/allowed-networks';

export type SignInSettings = {
  readonly sessionIdleMinutes: number;
  readonly secondFactor: SecondFactorPolicy;
  /** In their one form. */
  readonly allowedNetworks: readonly string[];
};

const reach = (policy: SecondFactorPolicy) => secondFactorPolicies.indexOf(policy);

const isSame = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && after.every((network) => before.includes(network));

/** Whether networks let somebody in whom the ones before did not, as far as their list tells. */
function isWider(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((network) => !before.includes(network));
}

/** What a change changes. */
export const changedSettings = (before: SignInSettings, after: SignInSettings): SignInSetting[] => [
  ...(after.sessionIdleMinutes === before.sessionIdleMinutes ? [] : (['sessionIdleMinutes'] as const)),
  ...(after.secondFactor === before.secondFactor ? [] : (['secondFactor'] as const)),
  ...(isSame(before.allowedNetworks, after.allowedNetworks) ? [] : (['allowedNetworks'] as const)),
];

/** What a change asks less of people than before. */
export const loosenedSettings = (before: SignInSettings, after: SignInSettings): SignInSetting[] => [
  ...(after.sessionIdleMinutes > before.sessionIdleMinutes ? (['sessionIdleMinutes'] as const) : []),
  ...(reach(after.secondFactor) < reach(before.secondFactor) ? (['secondFactor'] as const) : []),
  ...(isWider(before.allowedNetworks, after.allowedNetworks) ? (['allowedNetworks'] as const) : []),
];

/** Whether more people than before are asked for a second factor: they have their week from then on. */
export const asksMore = (before: SecondFactorPolicy, after: SecondFactorPolicy): boolean =>
  reach(after) > reach(before);

/** Whether a change would keep its author out. */
export const locksOut = (
  { allowedNetworks }: Pick<SignInSettings, 'allowedNetworks'>,
  ip: string | undefined,
): boolean => !isAllowed(allowedNetworks, ip);
