import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ctx } from '@talent-os/service-kit';
import type { Database } from '@talent-os/service-kit/database/database';
import { ownerQuery } from '@talent-os/testing';
import { ProviderKeys } from '../providers/provider-keys.js';
import { providerById } from '../providers/providers.queries.js';
import { seal, unseal } from '@talent-os/service-kit/sealing/seal';
import { boundCtx, openChat } from '../test/bound-ctx.js';
import { RewrapSecrets } from './rewrap-secrets.job.js';

const { CHAT_KEK, CHAT_KEK_PREVIOUS } = process.env;
let database: Database;
beforeAll(async () => {
  database = await openChat();
});
afterEach(() => keys(CHAT_KEK, CHAT_KEK_PREVIOUS));
afterAll(() => database.close());

function keys(current: string | undefined, previous: string | undefined): void {
  for (const [name, value] of Object.entries({ CHAT_KEK: current, CHAT_KEK_PREVIOUS: previous }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}
const newKey = () => randomBytes(32).toString('base64');

/** A provider and the placeholders of a conversation, sealed under whatever key is current. */
async function sealing() {
  const [organizationId, providerId, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
  const own = { part: 'chat', organizationId, owner: providerId, field: 'key', version: 4 };
  const vault = { part: 'chat', organizationId, owner: sessionId, field: 'placeholders', version: 1 };
  await ownerQuery(
    `insert into chat.llm_provider (id, organization_id, created_at, updated_at, name, base_url, model, priority, monthly_budget,
       prompt_price, completion_price, allowed_hubs, baa_signed, enabled, sealed_key, key_version)
     values ($1, $2, now(), now(), 'Mine', 'https://model.example', 'm', 1, 1, 1, 1, '{data}', false, true, $3, 4)`,
    [providerId, organizationId, seal('sk-mine', own)],
  );
  await ownerQuery(
    `insert into chat.phi_vault (id, organization_id, created_at, updated_at, session_id, sealed)
     values ($1, $2, now(), now(), $3, $4)`,
    [randomUUID(), organizationId, sessionId, seal('{"who":"Ada Lane"}', vault)],
  );
  const sealed = async () => {
    const [row] = await ownerQuery<{ key: string; vault: string; version: number }>(
      `select p.sealed_key as key, v.sealed as vault, p.version from chat.llm_provider p
       join chat.phi_vault v on v.organization_id = p.organization_id where p.id = $1`,
      [providerId],
    );
    return row!;
  };
  const ctx = boundCtx(database, organizationId);
  const keyOf = async () => new ProviderKeys().keyOf(ctx, (await providerById(ctx, providerId))!);
  return { organizationId, sealed, keyOf, vaultOf: async () => unseal((await sealed()).vault, vault) };
}

/** One round, and what it said of an organization. */
async function round(organizationId: string): Promise<string[]> {
  const said: string[] = [];
  const note = (about: object, text: string) =>
    void (JSON.stringify(about).includes(organizationId) && said.push(text));
  const log = { error: note, info: note, warn: note };
  const at = (id: string) => ({ ...boundCtx(database, id), log });
  await new RewrapSecrets().rewrap({}, { ...at(organizationId), forOrganization: at } as unknown as Ctx);
  return said;
}

describe('a new key', () => {
  it('takes over every secret, and the earlier one may go', async () => {
    const [first, second] = [newKey(), newKey()];
    keys(first, undefined);
    const mine = await sealing();
    const before = await mine.sealed();
    keys(second, first);
    expect([await mine.keyOf(), await mine.vaultOf()]).toEqual(['sk-mine', '{"who":"Ada Lane"}']);
    expect(await round(mine.organizationId)).toEqual(['secrets are under the current key']);
    keys(second, undefined);
    expect([await mine.keyOf(), await mine.vaultOf()]).toEqual(['sk-mine', '{"who":"Ada Lane"}']);
    const after = await mine.sealed();
    expect([after.key === before.key, after.vault === before.vault, after.version]).toEqual([
      false,
      false,
      before.version,
    ]);
    expect(await round(mine.organizationId)).toEqual([]);
    expect(await mine.sealed()).toEqual(after);
  });

  it('without the earlier one opens nothing, changes nothing and says which is missing', async () => {
    const first = newKey();
    keys(first, undefined);
    const mine = await sealing();
    const before = await mine.sealed();
    keys(newKey(), undefined);
    await expect(mine.keyOf()).rejects.toMatchObject({
      kind: 'unreadable',
      cause: expect.objectContaining({ message: expect.stringContaining('name it in CHAT_KEK_PREVIOUS') }),
    });
    expect(await round(mine.organizationId)).toEqual([
      'secrets need a key that is not there: name it in CHAT_KEK_PREVIOUS',
    ]);
    expect(await mine.sealed()).toEqual(before);
    keys(newKey(), first);
    expect(await round(mine.organizationId)).toEqual(['secrets are under the current key']);
    expect(await mine.keyOf()).toBe('sk-mine');
  });

  it('passes over what was moved from elsewhere, and takes over the rest', async () => {
    const [first, second] = [newKey(), newKey()];
    keys(first, undefined);
    const [mine, theirs] = [await sealing(), await sealing()];
    await ownerQuery('update chat.llm_provider set sealed_key = $2 where organization_id = $1', [
      mine.organizationId,
      (await theirs.sealed()).key,
    ]);
    keys(second, first);
    const said = await round(mine.organizationId);
    expect(said).toContain('secrets are under the current key');
    expect(await mine.vaultOf()).toBe('{"who":"Ada Lane"}');
    expect((await mine.sealed()).key).not.toBe((await theirs.sealed()).key);
    expect(await theirs.keyOf()).toBe('sk-mine');
  });
});
