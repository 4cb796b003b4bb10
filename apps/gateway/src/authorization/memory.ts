import type { Input, Operation, Output } from '@talent-os/contracts';
import {
  acceptGrant,
  consumeAuthorizationRecord,
  findAuthorizationRecord,
  findGrant,
  forgetAuthorizationRecord,
  getAuthorizationSecrets,
  keepAuthorizationRecord,
  revokeGrant,
} from '@talent-os/contracts/identity/authorization-records.js';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { textOfBody } from '@talent-os/service-kit/bus/call';

/** How long the authorization server waits for identity, in milliseconds. */
const PATIENCE = 5_000;

/** Identity, as the authorization server asks it. Every question throws where there is no answer. */
export class Memory {
  constructor(private readonly bus: Bus) {}

  readonly keep = this.asking(keepAuthorizationRecord);
  readonly find = this.asking(findAuthorizationRecord);
  readonly consume = this.asking(consumeAuthorizationRecord);
  readonly forget = this.asking(forgetAuthorizationRecord);
  readonly accept = this.asking(acceptGrant);
  readonly grant = this.asking(findGrant);
  readonly revoke = this.asking(revokeGrant);
  readonly secrets = this.asking(getAuthorizationSecrets);

  private asking<O extends Operation>(operation: O) {
    return async (input: Input<O>): Promise<Output<O>> => {
      const headers = { dl: String(Date.now() + PATIENCE) };
      const reply = await this.bus.request(operation.name, { headers, body: JSON.stringify(input) });
      if (reply.status !== 200) throw new Error(`${operation.name} answered ${reply.status}`);
      return JSON.parse(textOfBody(reply.body)) as Output<O>;
    };
  }
}
