import { headers as natsHeaders, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { installation } from '../installation.js';
import { messageAttributes, NO_ATTRIBUTES } from '../observe/conventions.js';
import { inBackground } from '../observe/in-background.js';
import { inSpan, markStatus } from '../observe/telemetry.js';
import { problemReply, type Body, type Call, type Reply, type WireHeaders } from './call.js';
import { packed, unpacked } from './packed.js';
import { WriteBatcher } from './write-batcher.js';
import { Requests } from './requests.js';
import { announce, type Endpoint } from './discovery.js';

/** Answers a call, which came over NATS or from this process. Never rejects: failures are replies too. */
export type Responder = (call: Call, way: 'nats' | 'process') => Promise<Reply>;

/** Where calls of an operation travel. */
export const subjectOf = (operation: string) => `${installation}.op.${operation}`;
const encoder = new TextEncoder();

/**
 * Calls between parts, bytes in and bytes out. A callee hosted by this process is handed the same strings and bytes
 * directly; anything else goes over NATS. Serialising, validating and the context are the same both ways.
 */
export class Bus {
  private readonly local = new Map<string, Responder>();
  private readonly subscriptions: Subscription[] = [];
  private inFlight = 0;

  private present = true;
  private readonly writes = new WriteBatcher();
  private readonly requests: Requests;

  constructor(
    readonly nats: NatsConnection,
    private readonly log: Logger,
    inboxPrefix?: string,
  ) {
    this.requests = new Requests(nats, this.writes, inboxPrefix);
    inBackground('bus.watch', this.watch(), log);
  }

  /** Whether NATS can be reached right now. */
  get connected(): boolean {
    return this.present && !this.nats.isClosed();
  }

  /** Hosts the operations of one service: reachable inside this process, and over NATS by everybody else. */
  host(service: string, responders: ReadonlyMap<string, Responder>): void {
    const endpoints: Endpoint[] = [];
    for (const [name, responder] of responders) {
      const endpoint: Endpoint = { name, subject: subjectOf(name), requests: 0, errors: 0, busyNanoseconds: 0 };
      endpoints.push(endpoint);
      const counted = counting(responder, endpoint);
      this.local.set(name, counted);
      const subscription = this.nats.subscribe(endpoint.subject, {
        queue: service,
        callback: (error, message) => {
          if (!error) inBackground('bus.answer', this.answer(message, counted), this.log);
        },
      });
      this.subscriptions.push(subscription);
    }
    this.subscriptions.push(...announce(this.nats, service, endpoints));
  }

  /** Sends a call and waits until its deadline. A service that is down answers at once. */
  async request(operation: string, call: Call): Promise<Reply> {
    const local = this.local.get(operation);
    if (local) return withDeadline(local(call, 'process'), call);
    // The client would hold the call back until it is connected again; nobody waits that long.
    if (!this.connected) return problemReply('service.down');
    const { traceparent } = call.headers;
    // Questions of the platform's own, such as after health, belong to no trace.
    if (!traceparent) return this.send(operation, call, traceparent);
    return inSpan(operation, 'CLIENT', traceparent, NO_ATTRIBUTES, async (inner, span) => {
      span?.setAttributes(messageAttributes(subjectOf(operation), 'send'));
      const reply = await this.send(operation, call, inner);
      if (span) markStatus(span, reply.status, reply.headers.problem);
      return reply;
    });
  }

  private async send(operation: string, call: Call, traceparent: string | undefined): Promise<Reply> {
    const headers = natsHeaders();
    for (const [name, value] of Object.entries(call.headers)) headers.set(name, value);
    if (traceparent) headers.set('traceparent', traceparent);
    const body = typeof call.body === 'string' ? encoder.encode(call.body) : call.body;
    try {
      const reply = await this.requests.send(subjectOf(operation), body, headers, timeLeft(call));
      if (typeof reply === 'string')
        return problemReply(reply === 'nobody' || !this.connected ? 'service.down' : 'service.late');
      const status = Number(reply.headers?.get('status') ?? 500);
      return await unpacked({ status, headers: headersOf(reply), body: reply.data });
    } catch {
      return problemReply('service.down');
    }
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') {
        this.present = false;
        this.requests.abandon();
      }
      if (type === 'reconnect') this.present = true;
    }
  }

  private async answer(message: Msg, responder: Responder): Promise<void> {
    this.inFlight += 1;
    const reply = await responder({ headers: headersOf(message), body: message.data }, 'nats');
    const carried = sizeOf(reply.body) <= this.largest ? reply : await packed(reply, this.largest);
    this.writes.add(() => {
      this.inFlight -= 1;
      respond(message, carried ?? problemReply('server.error', { detail: 'The answer is too large to be carried' }));
    });
  }

  /** What NATS carries in one message, in bytes, with room for the headers. */
  private get largest(): number {
    return (this.nats.info?.max_payload ?? 1024 * 1024) - 4 * 1024;
  }

  /** Takes no new calls and lets the running ones finish. */
  async drain(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    while (this.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    this.local.clear();
  }
}

function respond(message: Msg, { status, headers: fields, body }: Reply): void {
  const headers = natsHeaders();
  headers.set('status', String(status));
  for (const [name, value] of Object.entries(fields)) headers.set(name, value);
  message.respond(typeof body === 'string' ? encoder.encode(body) : body, { headers });
}

const sizeOf = (body: Body) => (typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength);

function headersOf(message: Msg): WireHeaders {
  const fields: Record<string, string> = {};
  for (const name of message.headers?.keys() ?? []) fields[name] = message.headers!.get(name);
  return fields;
}

const timeLeft = (call: Call) => Math.max(1, Number(call.headers.dl ?? 0) - Date.now());

/** The same deadline for a neighbour in the process as for one across the network. */
function withDeadline(reply: Promise<Reply>, call: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(problemReply('service.late')), timeLeft(call));
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function counting(responder: Responder, endpoint: Endpoint): Responder {
  return async (call, way) => {
    const started = performance.now();
    const reply = await responder(call, way);
    endpoint.requests += 1;
    if (reply.status >= 500) endpoint.errors += 1;
    endpoint.busyNanoseconds += Math.round((performance.now() - started) * 1e6);
    return reply;
  };
}
