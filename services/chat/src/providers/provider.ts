import type { PhiPolicy } from '@talent-os/contracts/chat/providers.js';
import type { ChargedProvider } from '../budget/ledger.js';

/** A model that may be asked, as it is configured. */
export type Provider = ChargedProvider & {
  readonly name: string;
  readonly baseUrl: string;
  readonly priority: number;
  readonly allowedHubs: readonly string[];
  readonly baaSigned: boolean;
  readonly phi: PhiPolicy;
  readonly version: number;
  /** In words; null since it last answered. */
  readonly lastError: string | null;
  /** It has answered at least once. */
  readonly proven: boolean;
  /** The organization's own is sealed; the deployment's comes from the environment. */
  readonly key: { readonly sealed: string; readonly version: number } | { readonly plain: string };
};

/** What breakers and quirks are remembered under: a changed provider is another one. */
export const identityOf = ({ id, version, baseUrl, model }: Provider): string => `${id} ${version} ${baseUrl} ${model}`;

export const isDeployments = ({ key }: Provider): boolean => 'plain' in key;
