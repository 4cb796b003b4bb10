import { suggestionsChanged } from '@talent-os/contracts/productivity/suggestions.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { sentenceOf } from './suggestion.rules.js';
import { Suggestion } from './suggestion.entity.js';

/** The session whose conversation was told. */
type ToldSession = {
  readonly id: string;
  readonly personId: string;
  readonly chatSessionId: string | null;
  readonly hubContext: string;
};

/**
 * Keeps sentences of a conversation as suggestions to its author. One that the session has told before, decided or not,
 * is not suggested again. The caller holds the lock of the session.
 */
export async function suggest(
  tx: Transaction,
  ctx: Ctx,
  { id: sessionId, personId, chatSessionId, hubContext }: ToldSession,
  texts: readonly string[],
): Promise<void> {
  const known = new Set((await tx.findAll(Suggestion, { sessionId })).map(({ sentence }) => sentence));
  const textBySentence = new Map(texts.map((text) => [sentenceOf(text), text]));
  const fresh = [...textBySentence].flatMap(([sentence, text]) => (known.has(sentence) ? [] : [text]));
  if (fresh.length === 0) return;
  await tx.insertAll(
    Suggestion,
    fresh.map((text) => ({
      personId,
      sessionId,
      chatSessionId,
      hubContext,
      text,
      sentence: sentenceOf(text),
      status: 'new' as const,
      taskId: null,
      goalId: null,
    })),
  );
  ctx.emit(suggestionsChanged, { userId: personId });
}
