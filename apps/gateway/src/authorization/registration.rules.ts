import { isOwnComputer } from '@talent-os/service-kit/outside/own-computer';

/** What an application may say of itself when it registers; whatever else it says is not kept. */
const KEPT = ['client_name', 'client_uri', 'redirect_uris', 'software_id', 'software_version'] as const;
const REDIRECTS_MOST = 10;
const TEXT_MOST = 2_000;

/** What every application is: on a device of its person, without a secret, and sent back a code. */
export const EVERY_CLIENT = {
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: 'ES256',
} as const;

/**
 * A registration as the server takes it (RFC 7591 lets it replace what is asked for): `EVERY_CLIENT`, and what the
 * application says of itself. Nothing where the body is none.
 */
export function registrationOf(body: Buffer): Record<string, unknown> | undefined {
  const said = parsed(body);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined;
  const own = Object.entries(said).filter(([name, value]) => (KEPT as readonly string[]).includes(name) && fits(value));
  return { ...Object.fromEntries(own), ...EVERY_CLIENT };
}

const fits = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length <= REDIRECTS_MOST && value.every((one) => typeof one === 'string' && one.length <= TEXT_MOST)
    : typeof value === 'string' && value.length <= TEXT_MOST;

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Schemes a browser runs or reads itself: an answer sent there would go to nobody, or to a script. */
const NEVER = new Set(['javascript:', 'data:', 'file:', 'blob:', 'about:', 'view-source:', 'ftp:', 'ws:', 'wss:']);

/** Why nobody may be sent back to an address; nothing where it is fine. */
export function redirectProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return 'is no address';
  if (NEVER.has(url.protocol)) return 'has a scheme that is no application';
  if (url.protocol === 'http:' && !isOwnComputer(url.hostname)) return 'must be https, or on this computer';
  if (url.hash) return 'must not have a fragment';
  return undefined;
}
