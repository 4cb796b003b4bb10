import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { VERSION } from '../version.js';

/** An operation as the NATS services API (ADR-32) lists it, with what it has done since the start. */
export type Endpoint = {
  readonly name: string;
  readonly subject: string;
  requests: number;
  errors: number;
  busyNanoseconds: number;
};

/**
 * Answers `$SRV.PING`, `$SRV.INFO` and `$SRV.STATS` for a service, so that the `nats` command line and monitoring tools
 * find every instance. The official package was published for an earlier client only; the protocol is three subjects.
 */
export function announce(nats: NatsConnection, name: string, endpoints: readonly Endpoint[]): Subscription[] {
  const identity = { name, id: randomUUID(), version: VERSION, metadata: {} };
  const started = new Date().toISOString();
  const answers: Record<string, () => object> = {
    PING: () => ({ type: 'io.nats.micro.v1.ping_response', ...identity }),
    INFO: () => ({
      type: 'io.nats.micro.v1.info_response',
      ...identity,
      description: `Talent OS ${name}`,
      endpoints: endpoints.map((endpoint) => ({ name: endpoint.name, subject: endpoint.subject, queue_group: name })),
    }),
    STATS: () => ({
      type: 'io.nats.micro.v1.stats_response',
      ...identity,
      started,
      endpoints: endpoints.map((endpoint) => statsOf(name, endpoint)),
    }),
  };
  return Object.entries(answers).flatMap(([verb, answer]) =>
    ['', `.${name}`, `.${name}.${identity.id}`].map((suffix) =>
      nats.subscribe(`$SRV.${verb}${suffix}`, {
        callback: (error, message) => {
          if (!error) message.respond(JSON.stringify(answer()));
        },
      }),
    ),
  );
}

const statsOf = (service: string, { name, subject, requests, errors, busyNanoseconds }: Endpoint) => ({
  name,
  subject,
  queue_group: service,
  num_requests: requests,
  num_errors: errors,
  last_error: '',
  processing_time: busyNanoseconds,
  average_processing_time: requests === 0 ? 0 : Math.round(busyNanoseconds / requests),
});
