import {
  abilityFor,
  type AppAbility,
  type EventContract,
  type Input,
  isErrorCode,
  type JobContract,
  type JobData,
  type Operation,
  type Output,
  type Payload,
  type Principal,
  type Problem,
} from '@talent-os/contracts';
import { mayCall } from '@talent-os/contracts/may-call.js';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.js';
import { encodeMeta, textOfBody, TRIAL } from '../bus/call.js';
import { publishFrame, signal } from '../bus/signals.js';
import type { CallMeta, Ctx, RefreshCookie } from '../context.js';
import { BoundDb, type DatabaseContext } from '../database/bound-db.js';
import type { Database } from '../database/database.js';
import { TrialPassed } from '../database/trial-passed.js';
import { expectListed } from '../events/listed-events.js';
import { expectNoTransaction } from '../database/open-transaction.js';
import type { Sequenced } from '../hot/hot-store.js';
import { DomainError } from '../domain-error.js';

/** What a service lends every context it makes. */
export type ServiceParts = {
  readonly service: string;
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Logger;
  readonly committed: DatabaseContext['committed'];
};

/** Where and for whom a context works. */
export type CallScope = Pick<DatabaseContext, 'inbox' | 'once' | 'silentWrite'> & {
  readonly operation: string;
  readonly meta: CallMeta;
  /** Names of the events that the operation's contract lists; jobs and listeners announce what they need to. */
  readonly mayEmit?: ReadonlySet<string>;
  /** A public operation finds the organization itself, whoever else the browser is signed in as. */
  readonly isPublic?: boolean;
  /** Its contract says that it works in other organizations than the caller's. */
  readonly isAcross?: boolean;
  /** In listeners, jobs and seeds: the organization and the person behind it, without a caller. */
  readonly as?: { readonly organizationId: string; readonly actorId: string | null };
};

const abilities = new WeakMap<Principal, AppAbility>();

export function abilityOf(principal: Principal): AppAbility {
  let ability = abilities.get(principal);
  if (!ability) {
    ability = abilityFor(principal);
    abilities.set(principal, ability);
  }
  return ability;
}

export class CallContext implements Ctx {
  readonly db: BoundDb;
  readonly now = new Date();
  /** What the handler wants done to the refresh cookie; `undefined`: nothing. */
  cookie: { readonly value: RefreshCookie } | undefined;

  constructor(
    private readonly parts: ServiceParts,
    private readonly situation: CallScope,
    private readonly cookieOwner?: CallContext,
  ) {
    const { meta, as, operation, inbox, once, silentWrite } = situation;
    this.db = new BoundDb(parts.database, {
      service: parts.service,
      organizationId: as ? as.organizationId : meta.principal?.organizationId,
      actorId: as ? as.actorId : (meta.principal?.userId ?? null),
      // What somebody of the platform looked at was not read by an administrator of the organization.
      actorRole: meta.principal?.breakGlass ? 'PLATFORM_ADMIN' : (meta.principal?.activeRole ?? null),
      industry: meta.principal?.currentIndustry ?? null,
      operation,
      requestId: meta.requestId,
      traceparent: meta.traceparent,
      now: this.now,
      log: parts.log,
      committed: parts.committed,
      ...(inbox && { inbox }),
      ...(once && { once }),
      ...(silentWrite && { silentWrite }),
      trial: meta.trial,
    });
  }

  get caller(): Principal | undefined {
    return this.situation.meta.principal;
  }

  get principal(): Principal {
    return this.caller ?? nobody();
  }

  get ability(): AppAbility {
    return abilityOf(this.principal);
  }

  get organizationId(): string {
    return this.situation.as?.organizationId ?? this.principal.organizationId;
  }

  get userId(): string {
    return this.situation.as?.actorId ?? this.principal.userId;
  }

  get meta(): CallMeta {
    return this.situation.meta;
  }

  get operation(): string {
    return this.situation.operation;
  }

  get log(): Logger {
    return this.parts.log.child({ operation: this.operation, trace: this.meta.requestId });
  }

  emit<E extends EventContract>(event: E, payload: Payload<E>): void {
    const { mayEmit, operation } = this.situation;
    if (mayEmit) expectListed(event.name, operation, mayEmit, this.parts.log);
    this.db.addEvent(event, payload);
  }

  enqueue<J extends JobContract>(job: J, data: JobData<J>): void {
    this.db.addJob(job, data);
  }

  async call<O extends Operation>(operation: O, input: Input<O>): Promise<Output<O>> {
    const trial = this.meta.trial === true && operation.effect === 'write';
    const answer = await this.ask(operation, input, trial);
    // What another service would have answered is not known, and so nothing behind it can be decided.
    if (trial) throw new TrialPassed();
    return answer;
  }

  async tryOut<O extends Operation>(operation: O, input: Input<O>): Promise<void> {
    if (operation.effect !== 'write') throw new Error(`${operation.name} changes nothing: there is nothing to try`);
    await this.ask(operation, input, true);
  }

  private async ask<O extends Operation>(operation: O, input: Input<O>, trial: boolean): Promise<Output<O>> {
    expectNoTransaction(operation.name);
    if (!mayCall(this.parts.service, operation))
      throw new Error(`${this.parts.service} does not declare that it calls ${operation.name}: see calls.data.ts`);
    const headers = encodeMeta(this.meta);
    if (trial) headers[TRIAL] = '1';
    if (!this.meta.principal && this.situation.as) headers.org = this.situation.as.organizationId;
    const reply = await this.parts.bus.request(operation.name, { headers, body: JSON.stringify(input) });
    const answer: unknown = JSON.parse(textOfBody(reply.body) || '{}');
    if (reply.status < 400) return answer as Output<O>;
    const { code, errors } = answer as Problem;
    throw new DomainError(isErrorCode(code) ? code : 'server.error', errors);
  }

  forOrganization(organizationId: string, actorId?: string): Ctx {
    const elsewhere = this.caller !== undefined && this.caller.organizationId !== organizationId;
    if (elsewhere && !this.situation.isPublic && !this.situation.isAcross)
      throw new Error('a caller stays inside their organization');
    const meta = elsewhere ? { ...this.meta, principal: undefined } : this.meta;
    const as = { organizationId, actorId: actorId ?? null };
    // A key is one of the caller's own organization.
    const { once: _, ...situation } = this.situation;
    return new CallContext(this.parts, { ...situation, meta, as }, this.cookieOwner ?? this);
  }

  publish(channel: string, sequenced: Sequenced): void {
    if (!this.meta.trial) publishFrame(this.parts.bus.nats, channel, sequenced);
  }

  signal(name: string, data: unknown): void {
    if (!this.meta.trial) signal(this.parts.bus.nats, name, data);
  }

  withDeadline(ms: number): Ctx {
    const meta = { ...this.meta, deadline: Date.now() + ms };
    return new CallContext(this.parts, { ...this.situation, meta });
  }

  setRefreshCookie(value: RefreshCookie): void {
    if (!this.meta.trial) (this.cookieOwner ?? this).cookie = { value };
  }
}

function nobody(): never {
  throw new DomainError('auth.required');
}
