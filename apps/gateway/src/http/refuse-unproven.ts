import type { Output, Principal } from '@talent-os/contracts';
import { errors, problemOf } from '@talent-os/contracts';
import { listProofMethods } from '@talent-os/contracts/identity/second-factor.js';
import { encodeMeta, textOfBody } from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyReply } from 'fastify';
import { PROBLEM_JSON } from './errors.js';
import { countRefusal } from './observe-requests.js';

/** How long identity may take to say how somebody proves who they are, in milliseconds. */
const PATIENCE = 2_000;

/** Says that the caller has to prove who they are, and how they can. Only this refusal costs a look at identity. */
export async function refuseUnproven(
  reply: FastifyReply,
  { bus }: Pick<Backing, 'bus'>,
  { principal, traceparent }: { readonly principal: Principal; readonly traceparent: string },
): Promise<void> {
  const instance = traceIdOf(traceparent);
  const headers = encodeMeta({
    principal,
    requestId: instance ?? '',
    deadline: Date.now() + PATIENCE,
    traceparent,
    ip: undefined,
    userAgent: undefined,
    refreshCookie: undefined,
  });
  const answer = await bus.request(listProofMethods.name, { headers, body: '{}' });
  const known = answer.status === 200 && (JSON.parse(textOfBody(answer.body)) as Output<typeof listProofMethods>);
  countRefusal('auth.step-up');
  // The dialog asks identity itself: without the methods it is only less quick.
  const problem = problemOf('auth.step-up', { ...(instance && { instance }), ...(known && known) });
  reply
    .code(errors['auth.step-up'].status)
    .headers({ 'content-type': PROBLEM_JSON, 'cache-control': 'no-store' })
    .send(JSON.stringify(problem));
}
