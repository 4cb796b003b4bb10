import { uuidv7, type Ctx, type Reader } from '@talent-os/service-kit';
import { seal, unseal, type SecretPlace } from '@talent-os/service-kit/sealing/seal';
import { Vault } from './placeholders.js';

const DEADLINE_MS = 5_000;

const placeOf = (ctx: Ctx, sessionId: string): SecretPlace => ({
  part: 'chat',
  organizationId: ctx.organizationId,
  owner: sessionId,
  field: 'placeholders',
  version: 1,
});

/**
 * What is known of a conversation. `health`: it holds health information as such. `lost`: what it hides cannot be read, so
 * nobody knows what earlier answers hold, and the worst is assumed.
 */
type StoredVault = { readonly vault: Vault; readonly health: boolean; readonly lost: boolean };
type VaultContent = { readonly health: boolean; readonly placeholders: Record<string, string> };

/** What is kept of a conversation, or of an application's session. */
export async function loadVault(db: Reader, ctx: Ctx, sessionId: string): Promise<StoredVault> {
  const row = await db.readOne<{ sealed: string }>(
    'select sealed from chat.phi_vault where organization_id = $1 and session_id = $2',
    [sessionId],
  );
  if (!row) return { vault: new Vault(), health: false, lost: false };
  try {
    const { placeholders, health } = JSON.parse(unseal(row.sealed, placeOf(ctx, sessionId))) as VaultContent;
    return { vault: new Vault(placeholders), health, lost: false };
  } catch (error) {
    ctx.log.error({ err: error, sessionId }, 'the placeholders of a conversation cannot be read');
    return { vault: new Vault(), health: true, lost: true };
  }
}

const SAVE = `
  insert into chat.phi_vault (id, organization_id, created_at, updated_at, session_id, sealed)
  values ($2, $1, now(), now(), $3, $4)
  on conflict (organization_id, session_id) do update set sealed = excluded.sealed, updated_at = now()`;

/** Keeps what is known, before any model is sent what it hides. */
export async function saveVault(ctx: Ctx, sessionId: string, vault: Vault, health: boolean): Promise<void> {
  const sealed = seal(
    JSON.stringify({ health, placeholders: vault.toJSON() } satisfies VaultContent),
    placeOf(ctx, sessionId),
  );
  await ctx.withDeadline(DEADLINE_MS).db.write(async (tx) => {
    await tx.execute(SAVE, [uuidv7(), sessionId, sealed]);
    if (health)
      await tx.execute(
        `update chat.chat_session set health = true where organization_id = $1 and id = $2 and not health`,
        [sessionId],
      );
  }, 'bookkeeping');
}

/**
 * Adds what an application's answer hides to what its earlier ones hid, `most` values at a time, newest first. Calls of
 * one application may come together: they wait here for each other.
 */
export async function mergeVault(ctx: Ctx, owner: string, vault: Vault, most: number): Promise<void> {
  await ctx.withDeadline(DEADLINE_MS).db.write(async (tx) => {
    await tx.advisoryLock(`vault/${owner}`);
    const { vault: before } = await loadVault(tx, ctx, owner);
    const all = Object.entries({ ...before.toJSON(), ...vault.toJSON() });
    const placeholders = Object.fromEntries(all.slice(-most));
    const sealed = seal(JSON.stringify({ health: false, placeholders } satisfies VaultContent), placeOf(ctx, owner));
    await tx.execute(SAVE, [uuidv7(), owner, sealed]);
  }, 'bookkeeping');
}
