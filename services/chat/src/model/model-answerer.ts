import { Injectable } from '@nestjs/common';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import type { Outcome, Question, Sink } from '../answering/answerer.js';
import type { ModelPart } from '../answering/choose.js';
import { chosenFirst } from '../choice/choice.rules.js';
import { hasKnowledge } from '../knowledge/knowledge.queries.js';
import { knowledgeTool } from '../knowledge/knowledge-tool.js';
import { memoriesOf } from '../memory/memories.queries.js';
import { asInstructions } from '../memory/memory.rules.js';
import { activePrompt, countUse } from '../prompts/prompts.queries.js';
import { ProviderClient } from '../providers/provider-client.js';
import { TIMEOUTS, type Timeouts } from '../providers/timeouts.js';
import { hubOf, maySee } from '../providers/provider.rules.js';
import type { Provider } from '../providers/provider.js';
import { enabledProviders } from '../providers/providers.queries.js';
import { callerName } from './instructions.js';
import { ModelRun } from './model-run.js';
import { firstOffer } from './offer.js';
import { Toolbox } from './toolbox.js';
import { ToolUser } from './tool-user.js';
import { recentTurns, Transcript } from './transcript.js';
import { loadVault } from '../privacy/vault-store.js';

const hubOfQuestion = ({ context }: Question) => hubOf(context.hubContext, assistantHubs);

/** Answers by a model of the organization or the deployment, from the platform's data and under the caller's rights. */
@Injectable()
export class ModelAnswerer implements ModelPart {
  /** How long models are waited for. */
  timeouts: Timeouts = TIMEOUTS;
  private readonly providersOf = new WeakMap<Question, Promise<readonly Provider[]>>();

  constructor(
    private readonly ask: ProviderClient,
    private readonly toolbox: Toolbox,
  ) {}

  /** `none`: no model may see this hub. `health`: none may have this conversation. `away`: those that may have all failed lately. */
  async available(question: Question): Promise<'model' | 'none' | 'health' | 'away'> {
    const providers = await this.providers(question);
    if (providers.length === 0) return 'none';
    const hub = hubOfQuestion(question);
    const allowed = providers.filter((provider) => maySee(provider, hub, question.health));
    if (allowed.length === 0) return 'health';
    return this.ask.anyAwake(allowed) ? 'model' : 'away';
  }

  async answer(question: Question, sink: Sink, signal: AbortSignal): Promise<Outcome> {
    const { ctx, context, sessionId, content, history } = question;
    const [providers, prompt, userName, today, { vault, health, lost }, knows, remembered] = await Promise.all([
      this.providers(question),
      activePrompt(ctx, context.hubContext, context.pageContext),
      callerName(ctx),
      todayOf(ctx),
      loadVault(ctx.db, ctx, sessionId),
      hasKnowledge(ctx),
      memoriesOf(ctx),
    ]);
    const tools = this.toolbox.permitted(ctx.ability);
    const documents = knows ? [knowledgeTool] : [];
    const fitting = (text: string) => this.toolbox.fitting(text, tools, context.hubContext);
    const before = {
      question: history.findLast(({ role }) => role === 'user')?.content,
      operations: history.findLast(({ role }) => role === 'assistant')?.operations,
    };
    const offer = firstOffer(tools, fitting, content, before, context.hubContext);
    const run = new ModelRun({
      question,
      sink,
      signal,
      ask: this.ask,
      timeouts: this.timeouts,
      providers,
      hub: hubOfQuestion(question),
      prompt,
      about: { userName, today },
      memories: asInstructions(remembered),
      vault,
      transcript: new Transcript(recentTurns(history, lost), content),
      tools: new ToolUser(
        question,
        sink,
        this.toolbox,
        vault,
        prompt.versionId,
        [...tools, ...documents],
        [...offer, ...documents],
        health || question.health,
      ),
    });
    const outcome = await run.answer();
    inBackground('chat.prompts.countUse', countUse(ctx, prompt.versionId), ctx.log);
    return outcome;
  }

  /** Asked twice for every question, read once. */
  private providers(question: Question): Promise<readonly Provider[]> {
    let found = this.providersOf.get(question);
    if (!found) {
      const hub = hubOfQuestion(question);
      found = enabledProviders(question.ctx).then((all) =>
        chosenFirst(all, question.providerId ?? null).filter((provider) => maySee(provider, hub, false)),
      );
      this.providersOf.set(question, found);
    }
    return found;
  }
}
