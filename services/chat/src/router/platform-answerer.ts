import { Injectable } from '@nestjs/common';
import { HotStore, uuidv7 } from '@talent-os/service-kit';
import type { Answerer, Outcome, Question, Sink } from '../answering/answerer.js';
import { inMarkdown } from '../present/present.js';
import { inWords } from '../present/format.js';
import { propose } from '../tools/propose.js';
import { refusalText } from '../tools/refusal.rules.js';
import { runTool } from '../tools/run-tool.js';
import { platformRun, type ToolRun } from '../tools/tool-run.js';
import { Conversations, type Conversation } from './conversation.js';
import type { Decision } from './decision.js';
import { decide } from './decide.js';
import { linkOf } from '../tools/links.js';
import { Locales } from './locale.js';
import { offersOf, suggestionFor } from './offers.js';
import { helpText, says } from './words-of-reply.js';

type Asked = Extract<Decision, { kind: 'ask' }>;
type AskedBack = Extract<Decision, { kind: 'asks' }>;
type Turn = { readonly question: Question; readonly sink: Sink; readonly signal: AbortSignal; readonly run: ToolRun };

/**
 * Answers from the platform's own data, without a model: deterministic, under the caller's rights, and open about what it
 * cannot do.
 */
@Injectable()
export class PlatformAnswerer implements Answerer {
  private readonly conversations: Conversations;
  private readonly locales = new Locales();

  constructor(hot: HotStore) {
    this.conversations = new Conversations(hot);
  }

  async answer(question: Question, sink: Sink, signal: AbortSignal): Promise<Outcome> {
    const { ctx, runId, sessionId, content, context } = question;
    const run = platformRun(ctx, runId);
    const conversation = await this.conversations.read(sessionId, ctx.userId);
    const decision = await decide(content, { run, hub: context.hubContext, conversation });
    if (!signal.aborted) await this.carryOut(decision, { question, sink, signal, run });
    await this.remember(decision, conversation, question);
    const status = signal.aborted ? 'stopped' : 'complete';
    return { status, mode: 'platform-data', usage: null, provider: null, promptVersion: null };
  }

  private async remember(decision: Decision, before: Conversation, { sessionId, ctx }: Question): Promise<void> {
    const last = decision.kind === 'ask' ? { tool: decision.tool.name, args: decision.args } : before.last;
    const pending = decision.kind === 'asks' ? decision.pending : undefined;
    if (!pending && !before.pending && last === before.last) return;
    await this.conversations.write(sessionId, ctx.userId, { ...(last && { last }), ...(pending && { pending }) });
  }

  private async carryOut(decision: Decision, turn: Turn): Promise<void> {
    const { sink, run, question } = turn;
    const { ability, now } = run.ctx;
    const hub = question.context.hubContext;
    const offer = () => sink.suggestions(offersOf(hub, ability, now));
    switch (decision.kind) {
      case 'ask':
        return this.tell(decision, turn);
      case 'propose':
        return this.proposeTo(decision, turn);
      case 'denied':
        return sink.text(refusalText(decision.tool.operation.access, ability));
      case 'asks':
        return askBack(decision, sink);
      case 'tells':
        return sink.text(decision.text);
      case 'help':
        for (const piece of helpText(hub, ability)) sink.text(piece);
        return offer();
      case 'thanks':
        return sink.text(says.thanks);
      case 'capture':
        return sink.text(says.captured);
      case 'cancelled':
        return sink.text(decision.had ? says.cancelled : says.nothingToCancel);
      case 'unclear':
        if (decision.near.length > 0) {
          sink.text(says.unclear);
          return sink.suggestions(decision.near.map(suggestionFor));
        }
        sink.text(decision.command ? says.noChange : says.unknown);
        return offer();
    }
  }

  /** Asks the tool and tells its answer sentence by sentence, row by row, with the time and the screen it is from. */
  private async tell({ tool, args, wanted, close }: Asked, { sink, signal, run }: Turn): Promise<void> {
    const callId = uuidv7();
    const { label, name: operation } = tool;
    sink.status(`Reading ${label}...`);
    sink.toolCall({ callId, operation, label });
    const locale = this.locales.of(run.ctx);
    // Awaited below; a failure meanwhile must not count as unhandled.
    locale.catch(() => undefined);
    const result = await runTool(tool, args, run, callId);
    const rows = result.outcome === 'answered' ? result.rows : null;
    sink.toolResult({ callId, outcome: result.outcome, rows });
    if (result.outcome !== 'answered') return sink.text(result.text);
    const { asOf, output } = result;
    const source = sink.source({ operation, label, link: linkOf(tool, run.ctx.ability), asOf });
    for (const piece of inMarkdown(tool, output, await locale, wanted)) {
      if (signal.aborted) return;
      sink.text(piece);
    }
    sink.text(`\n\nAs of ${inWords(asOf, 'moment', await locale)} [${source}]`);
    if (close) sink.suggestions([suggestionFor(close)]);
  }

  private async proposeTo({ tool, args }: Extract<Decision, { kind: 'propose' }>, { sink, run }: Turn): Promise<void> {
    const callId = uuidv7();
    sink.status(`Preparing: ${tool.label}...`);
    const result = await propose(tool, args, run, callId);
    if (result.outcome !== 'proposed') return sink.text(result.text);
    sink.text('I have prepared this change. Nothing happens until you approve it.');
    sink.proposal(result.proposal);
  }
}

/** Asks for what is missing, with what may be answered. */
function askBack({ text, options }: AskedBack, sink: Sink): void {
  sink.text(`${text} ${says.stopped}`);
  if (options.length > 0) sink.suggestions(options.map(({ name }) => ({ label: name, text: name })));
}
