import type { ErrorCode } from '@talent-os/contracts';
import { sameAddress } from '@talent-os/service-kit/outside/outside.rules';

type StoredEndpoint = { readonly baseUrl: string; readonly version: number; readonly sealedKey: string | null };

/** Why an endpoint may not be stored like this, or nothing. A key never goes to an address it was not entered for. */
export function refusalOf(
  next: { readonly baseUrl: string; readonly version?: number | undefined; readonly key?: string | undefined },
  known: StoredEndpoint | null,
): ErrorCode | undefined {
  if ((known?.version ?? undefined) !== next.version) return 'resource.stale';
  if (known?.sealedKey && next.key === undefined && !sameAddress(known.baseUrl, next.baseUrl)) return 'provider.key';
  return undefined;
}

type State = { readonly enabled: boolean; readonly lastError: string | null; readonly proven: boolean };

/** What administrators see of an endpoint. */
export function statusOf({ enabled, lastError, proven }: State): 'ready' | 'untested' | 'failing' | 'disabled' {
  if (!enabled) return 'disabled';
  if (lastError !== null) return 'failing';
  return proven ? 'ready' : 'untested';
}
