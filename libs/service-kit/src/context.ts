import type {
  AppAbility,
  EventContract,
  Input,
  JobContract,
  JobData,
  Operation,
  Output,
  Payload,
  Principal,
} from '@talent-os/contracts';
import type { Logger } from 'pino';
import type { Sequenced } from './hot/hot-store.js';
import type { TenantDb } from './database/tenant-db.js';

/** Rows that belong to no customer (anonymous crash reports) belong to the platform itself. */
export const PLATFORM_ORGANIZATION = '00000000-0000-7000-8000-000000000001';

/** What a call carries from hop to hop, apart from its body. */
export type CallMeta = {
  readonly principal: Principal | undefined;
  readonly requestId: string;
  /** Epoch milliseconds after which nobody waits any more. */
  readonly deadline: number;
  readonly traceparent: string | undefined;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  /** Value of the refresh cookie, for the operations that declare it. */
  readonly refreshCookie: string | undefined;
  /** A write that is tried out: it is decided as always, and nothing of it is done. */
  readonly trial?: true;
};

/** Sets or clears (`undefined`) the httpOnly refresh cookie with the answer. */
export type RefreshCookie = { readonly value: string; readonly expires: Date } | undefined;

/**
 * The first thing a handler has, and the only way to the database, to events and to other services.
 * `organizationId`, `userId`, `principal` and `ability` throw `auth.required` where nobody is signed in.
 */
export interface Ctx {
  readonly organizationId: string;
  readonly userId: string;
  readonly principal: Principal;
  readonly ability: AppAbility;
  /** Undefined on public operations called without a token, and in listeners and jobs. */
  readonly caller: Principal | undefined;
  readonly meta: CallMeta;
  readonly operation: string;
  readonly now: Date;
  readonly log: Logger;
  readonly db: TenantDb;
  /** Announces a fact. Only inside `db.write`: the row is written in the same transaction. */
  emit<E extends EventContract>(event: E, payload: Payload<E>): void;
  /** Puts work off. Only inside `db.write`: the job row is written in the same transaction. */
  enqueue<J extends JobContract>(job: J, data: JobData<J>): void;
  /** Calls another service as the same caller, within the same deadline. Never inside `db.write`. Throws `DomainError`. */
  call<O extends Operation>(operation: O, input: Input<O>): Promise<Output<O>>;
  /**
   * Tries a write out as the same caller: its handler decides on the rows as they are, and what its first transaction has
   * done is taken back, with its events and jobs. Throws the `DomainError` that `call` would throw now.
   */
  tryOut<O extends Operation>(operation: O, input: Input<O>): Promise<void>;
  /**
   * The same context inside an organization found by a public operation (sign-in, refresh), by a job, or by an operation
   * whose contract says `acrossOrganizations`. Never from another caller's context.
   */
  forOrganization(organizationId: string, actorId?: string): Ctx;
  setRefreshCookie(cookie: RefreshCookie): void;
  /** Sends a frame to the followers of the channel of a streaming operation. Keep it elsewhere for later ones. */
  publish(channel: string, sequenced: Sequenced): void;
  /** Tells every instance that `@Hears` the name. Nobody answers; who is away misses it. */
  signal(name: string, data: unknown): void;
  /** The same caller in work that outlives the request, with this long for its calls, in milliseconds. */
  withDeadline(ms: number): Ctx;
}
