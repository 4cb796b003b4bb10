import { admits, changesByBreakGlass, type AppAbility, type Operation } from '@talent-os/contracts';
import { missingProof } from '@talent-os/contracts/access/proof.js';
import { isAllowed } from '@talent-os/service-kit/outside/allowed-networks';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenAtOnce } from '../limits/open-at-once.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Refusals } from '../refusals/refusals.js';
import { applicationTokenIn, type ApplicationTokens } from '../tokens/application-tokens.js';
import type { VerifiedToken, Verifier } from '../tokens/verifier.js';
import { sendProblem } from './errors.js';
import { traceOf } from './observe-requests.js';
import { refuseUnproven } from './refuse-unproven.js';
import { isOwnPage } from './refresh-cookie.js';
import { ENVELOPE } from './receive-upload.js';
import { announcedBytes, withinLimits } from './within-limits.js';

export type Parts = {
  readonly backing: Backing;
  readonly verifier: Verifier;
  readonly applications: ApplicationTokens;
  readonly limiter: RateLimiter;
};
/** `streams`: of answers, open at once by person. */
export type Edge = Parts & { readonly refusals: Refusals; readonly streams: OpenAtOnce };

/** A request that may pass. */
export type AdmittedRequest = {
  readonly verified: VerifiedToken | undefined;
  readonly traceparent: string;
};

/** Largest body of a request, in bytes. */
const largestOf = ({ upload, maxBodyBytes }: Operation): number => (upload ? upload.maxBytes + ENVELOPE : maxBodyBytes);

/** Who are you, may you, not too often: asked before a byte of the body is received. Nothing where the refusal is sent. */
export async function admit(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): Promise<AdmittedRequest | undefined> {
  const { verifier, refusals } = edge;
  const traceparent = traceOf(request);
  const instance = traceIdOf(traceparent);
  const refuse = (...[code, headers]: Refusal): undefined => {
    sendProblem(reply, code, instance, headers);
  };
  // A page of a neighbouring host gets the cookie sent along: it must not sign anybody in or out with it.
  if (operation.refreshCookie && !isOwnPage(request)) return refuse('access.denied');
  const { authorization } = request.headers;
  const application = applicationTokenIn(authorization);
  if (application) {
    // Only people in their browsers get in: what an application could do here, it could approve for itself.
    await noteApplication(application, operation, edge, traceparent);
    return refuse('access.application');
  }
  const verified = await verifier.verify(authorization);
  const isPublic = operation.access === 'public';
  if (!verified && !isPublic) return refuse('auth.required', { 'www-authenticate': 'Bearer' });
  if (verified && !isPublic && !admitted(abilityOf(verified.principal), operation)) {
    refusals.note(operation, { principal: verified.principal, code: 'access.denied', traceparent });
    return refuse('access.denied');
  }
  const caller = { verified, traceparent };
  const fits = announcedBytes(request) <= largestOf(operation);
  if (!(await isCounted(operation, request, reply, edge, { ...caller, fits }))) return undefined;
  if (await isHeldBack(operation, request, reply, edge, caller)) return undefined;
  // The parser of the form says which of its fields is too large.
  return fits || operation.upload ? caller : refuse('request.size');
}

/** Whether the call and its bytes are within the limits of its sender, who has been told where they are not. */
const isCounted = (
  { rate = 'default' }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { limiter }: Edge,
  { verified, traceparent, fits }: AdmittedRequest & { readonly fits: boolean },
): Promise<boolean> =>
  withinLimits(request, reply, {
    limiter,
    rate,
    userId: verified?.principal.userId,
    bytes: fits ? announcedBytes(request) : 0,
    instance: traceIdOf(traceparent),
  });

/** Whether the caller comes from where they may not, or has to prove something first, and has been told so. */
async function isHeldBack(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { backing, refusals }: Edge,
  { verified, traceparent }: AdmittedRequest,
): Promise<boolean> {
  if (!verified || operation.access === 'public') return false;
  const { principal } = verified;
  const missing = isAllowed(principal.allowedNetworks, request.ip)
    ? missingProof(operation, principal, Date.now())
    : 'access.network';
  if (!missing && changesByBreakGlass(principal, operation)) {
    refusals.note(operation, { principal, code: 'access.breakGlass', traceparent });
    sendProblem(reply, 'access.breakGlass', traceIdOf(traceparent));
    return true;
  }
  if (missing === 'auth.step-up') await refuseUnproven(reply, backing, { principal, traceparent });
  else if (missing) sendProblem(reply, missing, traceIdOf(traceparent));
  return missing !== undefined;
}

/** Nobody is asked whose token it is: only of applications at work it is known. */
async function noteApplication(
  token: string,
  operation: Operation,
  { applications, refusals }: Edge,
  traceparent: string,
): Promise<void> {
  const asker = applications.isKnown(token) ? await applications.verify(token) : undefined;
  if (!asker || asker === 'away') return;
  refusals.note(operation, { principal: asker.principal, code: 'access.application', traceparent });
}

type Refusal = [
  code: 'access.denied' | 'access.application' | 'auth.required' | 'request.size',
  headers?: Record<string, string>,
];

const admissions = new WeakMap<AppAbility, Map<Operation, boolean>>();

function admitted(ability: AppAbility, operation: Operation): boolean {
  let known = admissions.get(ability);
  if (!known) admissions.set(ability, (known = new Map()));
  let verdict = known.get(operation);
  if (verdict === undefined) known.set(operation, (verdict = admits(ability, operation.access)));
  return verdict;
}
