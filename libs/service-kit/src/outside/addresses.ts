import { Injectable } from '@nestjs/common';
import type { Agent } from 'undici';
import { expectNoTransaction } from '../database/open-transaction.js';
import { connectionProblem, formProblem } from './address.rules.js';
import { addressesOf, pinnedAgent, type Resolve } from './pinned.js';

const CONNECT_MS = 5_000;
/** How long a name keeps leading where it led when it was checked. */
const KEEP_MS = 60_000;

type PinnedAgent = { readonly agent: Agent; readonly addresses: readonly string[]; until: number };

/** Nobody can, or may, be connected to at an address. `detail` says why, in words for the person who entered it. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(
    readonly kind: 'unreachable' | 'address',
    readonly detail: string | undefined,
  ) {
    super(detail);
  }
}

/** The operator's word that providers may live inside the own network; otherwise only outside of production. */
export const privateAllowed = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.CHAT_ALLOW_PRIVATE_PROVIDERS === 'true' || environment.NODE_ENV !== 'production';

/**
 * Connections to hosts that customers name: model providers, speech endpoints. A name is resolved once, every address it
 * has is checked, and the connection goes to the address that was checked: a name that answers differently the second
 * time gains nothing.
 */
@Injectable()
export class Addresses {
  private readonly pinned = new Map<string, PinnedAgent>();

  /** What is wrong with an address, in words; nothing where it may be used. */
  async problemOf(baseUrl: string, allowPrivate = privateAllowed(), resolve?: Resolve): Promise<string | undefined> {
    expectNoTransaction('an address outside');
    return formProblem(baseUrl) ?? (await resolved(new URL(baseUrl), allowPrivate, resolve)).problem;
  }

  /** The connections to a base URL. Throws `AddressRefused` where it may not be connected to. */
  async agentFor(baseUrl: string, allowPrivate = privateAllowed(), resolve?: Resolve): Promise<Agent> {
    expectNoTransaction('an address outside');
    const key = `${allowPrivate} ${new URL(baseUrl).origin}`;
    const known = this.pinned.get(key);
    if (known && known.until > Date.now()) return known.agent;
    const { problem, addresses } = await resolved(new URL(baseUrl), allowPrivate, resolve);
    if (addresses.length === 0) throw new AddressRefused('unreachable', problem);
    if (problem) throw new AddressRefused('address', problem);
    if (known && known.addresses.toSorted().join() === addresses.toSorted().join()) {
      known.until = Date.now() + KEEP_MS;
      return known.agent;
    }
    const agent = pinnedAgent(addresses, { timeout: CONNECT_MS });
    known?.agent.close().catch(() => undefined);
    this.pinned.set(key, { agent, addresses, until: Date.now() + KEEP_MS });
    return agent;
  }
}

async function resolved(url: URL, allowPrivate: boolean, resolve?: Resolve) {
  const addresses = await addressesOf(url, resolve);
  return { addresses, problem: connectionProblem(url, addresses, allowPrivate) };
}
