import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { NO_NETWORK } from '@talent-os/service-kit/outside/outside.rules';
import { fetchOutside } from '@talent-os/service-kit/outside/fetch-outside';

/** What an application publishes about itself is a page of text. */
const LIMITS = { open: NO_NETWORK, timeoutMs: 2_500, maxBytes: 8 * 1024 };

/**
 * Reads what applications publish about themselves, at addresses that anybody may name: over connections that never lead
 * into the own network.
 */
export function documentsOutside(addresses = new Addresses()): typeof fetch {
  return async (input, { headers } = {}) =>
    fetchOutside(
      addresses,
      String(input),
      { method: 'GET', headers: Object.fromEntries(new Headers(headers)) },
      LIMITS,
    );
}
