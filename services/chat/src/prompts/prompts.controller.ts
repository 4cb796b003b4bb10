import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  activatePrompt,
  draftPrompt,
  listPrompts,
  promptsChanged,
  testPrompt,
} from '@talent-os/contracts/chat/prompts.js';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ProviderClient } from '../providers/provider-client.js';
import { addPrompt, installPrompts } from './install-prompts.js';
import { Prompt } from './prompt.entity.js';
import { checksumOf, fill, isActivable, keyOf, problemOf } from './prompt.rules.js';
import { PromptVersion } from './prompt-version.entity.js';
import { promptsOf } from './prompts.queries.js';
import { sampleVariables } from './sample.js';
import { sampleAnswer } from './sample-answer.js';
import { estimatedTokens } from '../budget/budget.rules.js';

@Controller()
export class PromptsController {
  constructor(private readonly ask: ProviderClient) {}

  @Handles(listPrompts)
  async list({ hub }: Input<typeof listPrompts>, ctx: Ctx) {
    const items = await promptsOf(ctx, hub ?? null);
    if (items.length > 0) return { items };
    await installPrompts(ctx);
    return { items: await promptsOf(ctx, hub ?? null) };
  }

  @Handles(draftPrompt)
  async draft({ hub, pageContext, body }: Input<typeof draftPrompt>, ctx: Ctx) {
    const problem = problemOf(body);
    if (problem) throw new DomainError(problem.code, [{ field: 'body', message: problem.message }]);
    await installPrompts(ctx);
    const { people } = await ctx.call(namePeople, { ids: [ctx.userId] });
    return ctx.db.write(async (tx) => {
      await addPrompt(tx, { hub, pageContext }, ctx.now, ctx.userId);
      // Locked, so that its versions are numbered one by one.
      const prompt = await tx.lock(Prompt, { key: keyOf(hub, pageContext) });
      const [{ number } = { number: 1 }] = await tx.read<{ number: number }>(
        `select coalesce(max(number), 0) + 1 as number from chat.prompt_version where organization_id = $1 and prompt_id = $2`,
        [prompt.id],
      );
      const version = await tx.insert(PromptVersion, {
        promptId: prompt.id,
        number,
        body,
        checksum: checksumOf(body),
        status: 'draft',
        authorName: people[0]?.name ?? 'An administrator',
        uses: 0,
      });
      ctx.emit(promptsChanged, { promptId: prompt.id, versionId: version.id, what: 'drafted' });
      return { promptId: prompt.id, versionId: version.id, version: number };
    });
  }

  @Handles(testPrompt)
  async test({ versionId, question }: Input<typeof testPrompt>, ctx: Ctx) {
    const tested = await ctx.db.write(async (tx) => {
      const version = await tx.get(PromptVersion, versionId);
      const prompt = await tx.get(Prompt, version.promptId);
      ctx.emit(promptsChanged, { promptId: prompt.id, versionId, what: 'tested' });
      return { version, prompt };
    });
    const { hub, pageContext } = tested.prompt;
    const today = await todayOf(ctx);
    const filled = fill(tested.version.body, sampleVariables(hub, pageContext, today));
    return {
      filled,
      tokens: estimatedTokens(filled.length),
      answer: await sampleAnswer(this.ask, ctx, hub, filled, question),
    };
  }

  @Handles(activatePrompt)
  activate({ versionId }: Input<typeof activatePrompt>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { promptId } = await tx.get(PromptVersion, versionId);
      // One at a time: two administrators activating different versions end with one of them.
      await tx.lock(Prompt, promptId);
      const version = await tx.get(PromptVersion, versionId);
      const active = await tx.find(PromptVersion, { promptId, status: 'active' });
      if (active && active.id !== versionId) await tx.update(PromptVersion, active, { status: 'archived' });
      if (isActivable(version.status))
        await tx.update(PromptVersion, version, { status: 'active', activatedAt: ctx.now });
      ctx.emit(promptsChanged, { promptId, versionId, what: 'activated' });
      return {};
    });
  }
}
