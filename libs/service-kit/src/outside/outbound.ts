import { request, type Agent } from 'undici';
import { expectNoTransaction } from '../database/open-transaction.js';
import { addressesOf, pinnedAgent, type Resolve } from './pinned.js';
import { outboundFormProblem, outboundNetworks, outboundProblem } from './outbound.rules.js';

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

type OutboundRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For everything from the connection to the last byte, in milliseconds. */
  readonly deadlineMs: number;
  /** Bytes of the answer that are read at most. */
  readonly mostBytes: number;
  readonly signal?: AbortSignal;
};

type OutboundAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Whether the answer goes on behind `body`. */
  readonly isCut: boolean;
};

/**
 * A connection to an https address that a customer has named. The name is resolved once, every address it has is checked,
 * and calls go to the addresses that were checked: a name that answers otherwise the second time gains nothing. Redirects
 * are answers like others.
 */
export class OutboundConnection {
  private constructor(private readonly agent: Agent) {}

  /** Throws `OutboundFailure` where the address may not be called, or has no name. Never inside a transaction. */
  static async open(
    address: string,
    allowed: readonly string[] = outboundNetworks(),
    resolve?: Resolve,
    ca?: string,
  ): Promise<OutboundConnection> {
    expectNoTransaction('an address outside');
    const problem = outboundFormProblem(address);
    if (problem) throw new OutboundFailure('address', problem);
    const addresses = await addressesOf(new URL(address), resolve);
    const refused = outboundProblem(addresses, allowed);
    if (refused) throw new OutboundFailure(addresses.length > 0 ? 'address' : 'unreachable', refused);
    const agent = pinnedAgent(addresses, { ca, connections: 1, pipelining: 1, maxHeaderSize: 16 * 1024 });
    return new OutboundConnection(agent);
  }

  /** Throws `OutboundFailure`. Whatever the status, what came is an answer. */
  async send({ url, deadlineMs, mostBytes, signal, ...sent }: OutboundRequest): Promise<OutboundAnswer> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const ends = signal ? AbortSignal.any([deadline, signal]) : deadline;
    try {
      const answer = await request(url, { ...sent, body: sent.body ?? null, dispatcher: this.agent, signal: ends });
      const { statusCode: status, headers } = answer;
      return { status, headers, ...(await bounded(answer.body, mostBytes)) };
    } catch (error) {
      throw failureOf(error, deadline.aborted);
    }
  }

  /** Ends the connection, with what is under way on it. */
  close(): Promise<void> {
    return this.agent.destroy();
  }
}

async function bounded(body: AsyncIterable<Uint8Array>, most: number): Promise<Pick<OutboundAnswer, 'body' | 'isCut'>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length > most) break;
  }
  return { body: Buffer.concat(parts).subarray(0, most), isCut: length > most };
}

function failureOf(error: unknown, isLate: boolean): OutboundFailure {
  if (isLate) return new OutboundFailure('late', 'No answer in time', error);
  const { code = '' } = error as { readonly code?: string };
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code))
    return new OutboundFailure('certificate', `Its certificate is not trusted (${code})`, error);
  return new OutboundFailure('unreachable', code ? `It cannot be reached (${code})` : 'It cannot be reached', error);
}
