import { authorizationKinds, type AuthorizationKind } from '@talent-os/contracts/identity/authorization-records.js';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Memory } from './memory.js';

const isKept = (name: string): name is AuthorizationKind => (authorizationKinds as readonly string[]).includes(name);
/** Clients are known for a day; longer as soon as somebody lets them in. In seconds. */
const CLIENT_LIFE = 86_400;

/**
 * Where the library keeps what it must remember: with identity, under the hash of its id, which is a secret. Its
 * sessions are kept nowhere: who somebody is the product itself says, anew for every request.
 */
export const recordsIn =
  (memory: Memory, resource: string) =>
  (name: string): Adapter => {
    if (name === 'Grant') return grantsIn(memory, resource);
    if (!isKept(name)) return NOWHERE;
    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      const { found } = await memory.find({ kind: name, id });
      if (!found) return undefined;
      const consumed = found.consumedAt === null ? {} : { consumed: Date.parse(found.consumedAt) / 1000 };
      const idField = name === 'Client' ? {} : { jti: id };
      return { ...found.payload, ...idField, ...consumed };
    };
    return {
      ...NOWHERE,
      find,
      async upsert(id, record, seconds) {
        const { grantId } = record;
        // A record's id is its secret: it stays out of what is kept.
        const payload = { ...record };
        delete payload.jti;
        await memory.keep({
          kind: name,
          id,
          payload,
          seconds: Math.max(1, Math.ceil(seconds || CLIENT_LIFE)),
          ...(typeof grantId === 'string' && { grantId }),
        });
      },
      async consume(id) {
        const { consumed } = await memory.consume({ kind: name, id });
        // Of two who use one code or token at the same moment, one comes too late.
        if (!consumed) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await memory.forget({ kind: name, id });
      },
      async revokeByGrantId(grantId) {
        await memory.revoke({ grantId });
      },
    };
  };

/** What people allowed is the product's own: the library reads it, and may end it. */
const grantsIn = (memory: Memory, resource: string): Adapter => ({
  ...NOWHERE,
  async find(id) {
    const { found } = await memory.grant({ grantId: id });
    if (!found) return undefined;
    return {
      kind: 'Grant',
      jti: id,
      accountId: id,
      clientId: found.clientId,
      iat: Math.floor(Date.parse(found.createdAt) / 1000),
      exp: Math.floor(Date.parse(found.expiresAt) / 1000),
      resources: { [resource]: found.scopes.join(' ') },
    };
  },
  async destroy(id) {
    await memory.revoke({ grantId: id });
  },
});

const nothing = async (): Promise<undefined> => undefined;
const NOWHERE: Adapter = {
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  upsert: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};
