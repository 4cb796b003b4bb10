import type { DataPart } from '../answering/choose.js';
import { neutral } from '../present/neutral.js';
import { memoriesOf } from './memories.queries.js';
import { inMeanings, type WordMeaning } from './memory.rules.js';

const said = ({ word, meaning }: WordMeaning) => `“${neutral(word)}” is ${neutral(meaning)}`;

const saidFirst = (used: readonly WordMeaning[]) => `*As you asked me to remember: ${used.map(said).join(', ')}.*\n\n`;

/** The same answerer, asked with the person's own words put as they asked to be remembered, which is said first. */
export const withMeanings = (answerer: DataPart): DataPart => ({
  async answer(question, sink, signal) {
    const { text, used } = inMeanings(question.content, await memoriesOf(question.ctx));
    if (used.length === 0) return answerer.answer(question, sink, signal);
    sink.text(saidFirst(used));
    return answerer.answer({ ...question, content: text }, sink, signal);
  },
  /** Words of their own are no certain question: a model is told what they mean. */
  async answerIfCertain(question, sink, signal) {
    const { used } = inMeanings(question.content, await memoriesOf(question.ctx));
    return used.length > 0 ? undefined : answerer.answerIfCertain?.(question, sink, signal);
  },
  async privately(question) {
    const { text, used } = inMeanings(question.content, await memoriesOf(question.ctx));
    if (used.length === 0) return answerer.privately?.(question);
    const answer = await answerer.privately?.({ ...question, content: text });
    return (
      answer &&
      ((asked, sink, signal) => {
        sink.text(saidFirst(used));
        return answer(asked, sink, signal);
      })
    );
  },
});
