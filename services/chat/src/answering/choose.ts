import { errors } from '@talent-os/contracts';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import { DomainError } from '@talent-os/service-kit';
import { Unanswered, type Reason } from '../providers/unanswered.js';
import type { Answerer, Outcome, Question, Sink } from './answerer.js';
import { notices } from './notices.js';

/**
 * An answerer that needs a model. `none`: there is none for this question. `away`: there is one, but it does not answer.
 * `health`: there is one, but it may not have a conversation that holds health information.
 */
export interface ModelPart extends Answerer {
  available(question: Question): Promise<'model' | 'none' | 'health' | 'away'>;
}

/** Who answers, and the mode the answer begins in; the outcome says which one it ended in. */
export type Chosen = { readonly mode: Mode; readonly answer: (sink: Sink, signal: AbortSignal) => Promise<Outcome> };

/**
 * The model answers where there is one, the platform's own data where there is none. A model that is away, that may not
 * read this, whose budget is used up, or that fails with an outage (`service.down`, `service.late`) before its first word
 * is replaced by the platform's data too, which says why; after its first word the failure is told, because two answers in
 * one would be worse.
 */
export async function choose(model: ModelPart, platform: Answerer, question: Question): Promise<Chosen> {
  const available = await model.available(question);
  const fromPlatform = async (instead: Reason | 'none', sink: Sink, signal: AbortSignal): Promise<Outcome> => {
    const notice = instead === 'none' ? '' : notices[instead];
    if (notice !== '') sink.text(notice);
    return { ...(await platform.answer(question, sink, signal)), mode: modeOf(instead) };
  };
  if (available !== 'model')
    return { mode: modeOf(available), answer: (sink, signal) => fromPlatform(available, sink, signal) };
  const fromModel = async (sink: Sink, signal: AbortSignal): Promise<Outcome> => {
    const heard = listening(sink);
    try {
      return await model.answer(question, heard.sink, signal);
    } catch (error) {
      const instead = reasonAfter(error);
      if (!instead || heard.spoke() || signal.aborted) throw error;
      return fromPlatform(instead, sink, signal);
    }
  };
  return { mode: 'model', answer: fromModel };
}

const modeOf = (instead: Reason | 'none'): Mode => (instead === 'none' ? 'platform-data' : 'degraded');

/** Why the platform answers after a failure; nothing where the failure itself is told. */
function reasonAfter(error: unknown): Reason | undefined {
  if (error instanceof Unanswered) return error.reason;
  return error instanceof DomainError && errors[error.code].status >= 503 ? 'away' : undefined;
}

/** The same sink, noting whether a word of the answer has been said. */
function listening(sink: Sink): { readonly sink: Sink; readonly spoke: () => boolean } {
  let spoke = false;
  const text = (delta: string) => {
    spoke ||= delta !== '';
    sink.text(delta);
  };
  const heard: Sink = {
    text,
    status: (status) => sink.status(status),
    toolCall: (call) => sink.toolCall(call),
    toolResult: (result) => sink.toolResult(result),
    source: (source) => sink.source(source),
    proposal: (proposal) => sink.proposal(proposal),
    suggestions: (suggestions) => sink.suggestions(suggestions),
  };
  return { sink: heard, spoke: () => spoke };
}
