import type { SsoRefusal } from '@talent-os/contracts/identity/sso-events.js';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { errors } from 'jose';
import { AddressRefused } from '@talent-os/service-kit/outside/pinned';

/** A sign-in by a provider that goes no further. */
export class SsoRefused extends Error {
  override readonly name = 'SsoRefused';

  constructor(
    readonly reason: SsoRefusal,
    /** What the provider or the library has said, for the log. */
    readonly detail?: unknown,
  ) {
    super(reason);
  }
}

/** Of a claim that is not what was expected. */
const byClaim: Readonly<Record<string, SsoRefusal>> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  nonce: 'nonce',
  exp: 'expired',
  nbf: 'expired',
  iat: 'expired',
};

/** Of what the library calls a failure; a claim that is named goes before. */
const byCode: Readonly<Record<string, SsoRefusal>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'expired',
  OAUTH_KEY_SELECTION_FAILED: 'signature',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unreachable',
  OAUTH_PARSE_ERROR: 'unreachable',
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
};

type Cause = { readonly code?: string; readonly message?: string; readonly cause?: unknown; readonly claim?: string };

/** Everything an error says of why it came, outermost first. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let one = error; one && typeof one === 'object' && causes.length < 6; one = (one as Cause).cause)
    causes.push(one as Cause);
  return causes;
}

/** Why a provider's answer is not taken, from what a library has thrown. */
export function refusalOf(error: unknown): SsoRefused {
  if (error instanceof SsoRefused) return error;
  if (error instanceof AddressRefused) return new SsoRefused('unreachable', error);
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return new SsoRefused('provider', error);
  return new SsoRefused(error instanceof errors.JOSEError ? ofJose(error) : ofClient(error), error);
}

function ofJose(error: errors.JOSEError): SsoRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return byClaim[error.claim] ?? 'token';
  if (error instanceof errors.JWKSTimeout) return 'unreachable';
  return error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid ? 'token' : 'signature';
}

function ofClient(error: unknown): SsoRefusal {
  const causes = causesOf(error);
  const claim = causes.find((one) => one.claim !== undefined)?.claim;
  if (claim && byClaim[claim]) return byClaim[claim];
  for (const { code, message = '' } of causes) {
    if (/"iss"/.test(message)) return 'mixed';
    if (/signature|"alg"|"kid"/.test(message)) return 'signature';
    if (code && byCode[code]) return byCode[code];
  }
  return error instanceof ClientError ? 'token' : 'unreachable';
}
