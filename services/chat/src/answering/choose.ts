import { setTimeout as pause } from 'node:timers/promises';
import { errors } from '@talent-os/contracts';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import { DomainError } from '@talent-os/service-kit';
import { NoModelAnswered, type Reason } from '../providers/unanswered.js';
import type { Answerer, Outcome, Question, Sink } from './answerer.js';
import { notices } from './notices.js';

/**
 * An answerer that needs a model. `none`: there is none for this question. `away`: there is one, but it does not answer.
 * `health`: there is one, but it may not have a conversation that holds health information.
 */
export interface ModelPart extends Answerer {
  available(question: Question): Promise<'model' | 'none' | 'health' | 'away'>;
}

/** The platform's own answers. */
export interface DataPart extends Answerer {
  /** Answers where that is certain; says nothing at all otherwise. */
  answerIfCertain?(question: Question, sink: Sink, signal: AbortSignal): Promise<Outcome | undefined>;
  /** How a question for what concerns its owner alone is answered; nothing for any other. */
  privately?(question: Question): Promise<Answerer['answer'] | undefined>;
}

/** Who answers, and the mode the answer begins in; the outcome says which one it ended in. */
export type ChosenAnswerer = {
  readonly mode: Mode;
  readonly answer: (sink: Sink, signal: AbortSignal) => Promise<Outcome>;
};

/**
 * What concerns its owner alone is answered by the platform, whatever model there is. Where an organization wants that, platform data answers first what it is certain of, and the outcome says so. Otherwise
 * the model answers where there is one, the platform's own data where there is none. A model that is away, that may not
 * read this, whose budget is used up, or that fails with an outage (`service.down`, `service.late`) before its first word
 * is replaced by the platform's data too, which says why; after its first word the failure is told, because two answers in
 * one would be worse.
 */
export async function choose(
  model: ModelPart,
  platform: DataPart,
  question: Question,
  isDataFirst: (question: Question) => Promise<boolean> = async () => false,
): Promise<ChosenAnswerer> {
  const answerPrivately = await privateAnswer(platform, question);
  if (answerPrivately)
    return { mode: 'platform-data', answer: (sink, signal) => answerPrivately(question, sink, signal) };
  const [available, wantsData] = await Promise.all([
    model.available(question),
    question.askModel === true ? false : isDataFirst(question),
  ]);
  const fromPlatform = async (instead: Reason | 'none', sink: Sink, signal: AbortSignal): Promise<Outcome> => {
    const notice = instead === 'none' ? '' : notices[instead];
    if (notice !== '') sink.text(notice);
    return { ...(await platform.answer(question, sink, signal)), mode: modeOf(instead) };
  };
  if (available !== 'model')
    return { mode: modeOf(available), answer: (sink, signal) => fromPlatform(available, sink, signal) };
  const fromModel = async (sink: Sink, signal: AbortSignal): Promise<Outcome> => {
    const certain = wantsData ? await certainOf(platform, question, sink, signal) : undefined;
    if (certain) return { ...certain, mode: 'direct' };
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

/** How long it is looked for whether a question is for private data before it is taken for another one, in milliseconds. */
const PRIVATE_WITHIN_MS = 5_000;

/** The answer to a question for private data. Where looking for it fails, nothing of it was read, and a model may be asked. */
async function privateAnswer(platform: DataPart, question: Question): Promise<Answerer['answer'] | undefined> {
  const looked = Promise.resolve(platform.privately?.(question)).catch((error: unknown) => {
    question.ctx.log.warn({ err: error }, 'it was not found out whether private data was asked for');
    return undefined;
  });
  return Promise.race([looked, pause(PRIVATE_WITHIN_MS, undefined, { ref: false })]);
}

/** What platform data is certain of. Where looking for it fails before a word was said, the model is asked. */
async function certainOf(
  platform: DataPart,
  question: Question,
  sink: Sink,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const heard = listening(sink);
  try {
    return await platform.answerIfCertain?.(question, heard.sink, signal);
  } catch (error) {
    if (heard.spoke()) throw error;
    question.ctx.log.warn({ err: error }, 'platform data was not asked before the model');
    return undefined;
  }
}

/** Why the platform answers after a failure; nothing where the failure itself is told. */
function reasonAfter(error: unknown): Reason | undefined {
  if (error instanceof NoModelAnswered) return error.reason;
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
    verification: (verification) => sink.verification(verification),
  };
  return { sink: heard, spoke: () => spoke };
}
