import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { builtInPrompts } from './built-in.data.js';
import { checksumOf, keyOf } from './prompt.rules.js';
import { PromptVersion } from './prompt-version.entity.js';

const AUTHOR = 'Talent OS';
const DEADLINE_MS = 10_000;

const ADD = `
  insert into chat.prompt (id, organization_id, created_at, updated_at, created_by, key, hub, page_context)
  values ($2, $1, $3, $3, $4, $5, $6, $7) on conflict (organization_id, key) do nothing returning id`;

type PromptPlace = { readonly hub: string; readonly pageContext: string | null };

/** Makes the prompt of a place. Answers its id, or nothing where there is one already. */
export async function addPrompt(
  tx: Transaction,
  { hub, pageContext }: PromptPlace,
  now: Date,
  authorId: string | null,
): Promise<string | undefined> {
  const [added] = await tx.execute<{ id: string }>(ADD, [
    uuidv7(),
    now,
    authorId,
    keyOf(hub, pageContext),
    hub,
    pageContext,
  ]);
  return added?.id;
}

/** Gives an organization the prompts everybody begins with, as version 1 of each. What it has is left alone. */
export async function installPrompts(ctx: Ctx): Promise<void> {
  await ctx.withDeadline(DEADLINE_MS).db.write(async (tx) => {
    for (const [hub, body] of Object.entries(builtInPrompts)) {
      const promptId = await addPrompt(tx, { hub, pageContext: null }, ctx.now, null);
      if (!promptId) continue;
      await tx.insert(PromptVersion, {
        promptId,
        number: 1,
        body,
        checksum: checksumOf(body),
        status: 'active',
        authorName: AUTHOR,
        activatedAt: ctx.now,
        uses: 0,
      });
    }
  }, 'bookkeeping');
}
