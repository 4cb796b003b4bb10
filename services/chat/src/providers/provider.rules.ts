import { healthHubs, type assistantHubs, type PhiPolicy } from '@talent-os/contracts/chat/providers.js';
import type { ErrorCode } from '@talent-os/contracts';
import { sameAddress } from '@talent-os/service-kit/outside/outside.rules';

export type AssistantHub = (typeof assistantHubs)[number];

const holdHealth: readonly string[] = healthHubs;

/** Whether the conversations of a hub may hold health information. */
export const isHealthHub = (hub: string): boolean => holdHealth.includes(hub);

type ProviderFacts = { readonly allowedHubs: readonly string[]; readonly baaSigned: boolean; readonly phi: PhiPolicy };
type Address = { readonly baseUrl: string };

/** Why a provider may not be kept like this; nothing where it may. `was` is the provider before the change. */
export function refusalOf(
  next: ProviderFacts & Address,
  key: string | undefined,
  was?: Address,
): ErrorCode | undefined {
  if (next.allowedHubs.some(isHealthHub) && !next.baaSigned) return 'provider.baa';
  if (next.phi === 'off' && !next.baaSigned) return 'provider.plain';
  if (next.allowedHubs.some(isHealthHub) && next.phi === 'block') return 'provider.phi';
  // Otherwise a new address would be sent the key that was entered for the old one.
  if (was && !key && !sameAddress(was.baseUrl, next.baseUrl)) return 'provider.key';
  return undefined;
}

type Condition = {
  readonly enabled: boolean;
  readonly spent: number;
  readonly monthlyBudget: number;
  readonly lastError: string | null;
  readonly proven: boolean;
};

/** What administrators read about a provider. `spent` in minor units, like the budget. */
export function statusOf({ enabled, spent, monthlyBudget, lastError, proven }: Condition) {
  if (!enabled) return 'disabled';
  if (spent >= monthlyBudget) return 'spent';
  if (lastError !== null) return 'failing';
  return proven ? 'ready' : 'untested';
}

/** The part of a key that may be shown: of a short one nothing, or little would be left to guess. */
export const endingOf = (key: string): string | null => (key.length >= 12 ? key.slice(-4) : null);

/** Whether a provider may be told what is said in a hub. `health`: the conversation holds health information already. */
export const maySee = ({ allowedHubs, baaSigned, phi }: ProviderFacts, hub: string, health: boolean): boolean =>
  allowedHubs.includes(hub) && ((baaSigned && phi !== 'block') || !(health || isHealthHub(hub)));

/** A hub as providers are limited to it; contexts without a hub of their own count as general. */
export const hubOf = (hubContext: string, hubs: readonly string[]): string =>
  hubs.includes(hubContext) ? hubContext : 'general';
