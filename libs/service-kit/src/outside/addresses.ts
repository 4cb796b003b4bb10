import { Injectable } from '@nestjs/common';
import type { Agent } from 'undici';
import { expectNoTransaction } from '../database/open-transaction.js';
import { formProblem, outboundNetworks } from './outside.rules.js';
import { AddressRefused, checkedAddresses, pinnedAgent, type Reaching } from './pinned.js';

const CONNECT_MS = 5_000;
/** How long a name keeps leading where it led when it was checked. */
const KEEP_MS = 60_000;

type PinnedAgent = { readonly agent: Agent; readonly addresses: readonly string[]; until: number };

/**
 * Connections to hosts that customers name and that are called again and again: model providers, speech endpoints, identity
 * providers. A name is resolved once, every address it has is checked, and the connection goes to the address that was
 * checked: a name that answers differently the second time gains nothing.
 */
@Injectable()
export class Addresses {
  private readonly pinned = new Map<string, PinnedAgent>();

  /** What is wrong with the beginning of addresses, in words; nothing where it may be used. */
  async problemOf(baseUrl: string, reaching?: Reaching): Promise<string | undefined> {
    expectNoTransaction('an address outside');
    const problem = formProblem(baseUrl, 'inside');
    if (problem) return problem;
    return checkedAddresses(new URL(baseUrl), reaching).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof AddressRefused) return error.detail;
        throw error;
      },
    );
  }

  /** The connections to a base URL. Throws `AddressRefused` where it may not be connected to. */
  async agentFor(baseUrl: string, { open = outboundNetworks(), resolve }: Reaching = {}): Promise<Agent> {
    expectNoTransaction('an address outside');
    const key = `${open.join()} ${new URL(baseUrl).origin}`;
    const known = this.pinned.get(key);
    if (known && known.until > Date.now()) return known.agent;
    const addresses = await checkedAddresses(new URL(baseUrl), { open, resolve });
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
