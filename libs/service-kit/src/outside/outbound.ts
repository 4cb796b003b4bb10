import type { Agent } from 'undici';
import { expectNoTransaction } from '../database/open-transaction.js';
import { formProblem } from './outside.rules.js';
import { AddressRefused, checkedAddresses, pinnedAgent, type Reaching } from './pinned.js';
import { exchange, type OutsideAnswer, type OutsideRequest } from './send.js';

/** `address`: it may not be called. `unreachable`, `late`, `certificate`: nobody answered, not in time, or not provably them. */
type OutboundFailureKind = 'address' | 'unreachable' | 'late' | 'certificate';

/** A call that got no answer. `message` says why, in words for people. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure';

  constructor(
    readonly kind: OutboundFailureKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

type OutboundRequest = Omit<OutsideRequest, 'signal'> & {
  /** For everything from the connection to the last byte, in milliseconds. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
};

/**
 * A connection to an https address that a customer has named. The name is resolved once, every address it has is checked,
 * and calls go to the addresses that were checked: a name that answers otherwise the second time gains nothing. Redirects
 * are answers like others.
 */
export class OutboundConnection {
  private constructor(private readonly agent: Agent) {}

  /** Throws `OutboundFailure` where the address may not be called, or has no name. Never inside a transaction. */
  static async open(address: string, reaching?: Reaching, ca?: string): Promise<OutboundConnection> {
    expectNoTransaction('an address outside');
    const problem = formProblem(address, 'encrypted');
    if (problem) throw new OutboundFailure('address', problem);
    const addresses = await checkedAddresses(new URL(address), reaching).catch((error: unknown) => {
      throw error instanceof AddressRefused ? new OutboundFailure(error.kind, error.detail) : error;
    });
    const agent = pinnedAgent(addresses, { ca, connections: 1, pipelining: 1, maxHeaderSize: 16 * 1024 });
    return new OutboundConnection(agent);
  }

  /** Throws `OutboundFailure`. Whatever the status, what came is an answer. */
  async send({ deadlineMs, signal, ...sent }: OutboundRequest): Promise<OutsideAnswer> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const ends = signal ? AbortSignal.any([deadline, signal]) : deadline;
    try {
      return await exchange(this.agent, { ...sent, signal: ends });
    } catch (error) {
      throw failureOf(error, deadline.aborted);
    }
  }

  /** Ends the connection, with what is under way on it. */
  close(): Promise<void> {
    return this.agent.destroy();
  }
}

function failureOf(error: unknown, isLate: boolean): OutboundFailure {
  if (isLate) return new OutboundFailure('late', 'No answer in time', error);
  const { code = '' } = error as { readonly code?: string };
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code))
    return new OutboundFailure('certificate', `Its certificate is not trusted (${code})`, error);
  return new OutboundFailure('unreachable', code ? `It cannot be reached (${code})` : 'It cannot be reached', error);
}
