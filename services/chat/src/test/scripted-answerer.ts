import { Injectable } from '@nestjs/common';
import { DomainError } from '@talent-os/service-kit';
import { setTimeout as after } from 'node:timers/promises';
import type { Outcome, Question, Sink } from '../answering/answerer.js';
import type { ChosenAnswerer } from '../answering/choose.js';
import { cut, Script, wordOf } from './script.js';

const proposal = {
  operation: 'sales.deals.move',
  title: 'Move a deal',
  details: [],
  permission: 'Sales',
  expiresAt: '2100-01-01T00:00:00Z',
  signature: 'signed',
  state: 'waiting' as const,
  outcome: null,
};

/** Answers what the question says: so many words at such a pace, and such an end. */
@Injectable()
export class ScriptedAnswerer {
  async choose(question: Question): Promise<ChosenAnswerer> {
    return { mode: 'model', answer: (sink, signal) => answer(question, sink, signal) };
  }
}

async function answer(question: Question, sink: Sink, signal: AbortSignal): Promise<Outcome> {
  const { words, everyMs, end, proposes } = Script.parse(JSON.parse(question.content));
  const callId = crypto.randomUUID();
  sink.toolCall({ callId, operation: 'sales.deals.list', label: 'Deals' });
  sink.toolResult({ callId, outcome: 'answered', rows: question.history.length });
  const asOf = new Date().toISOString();
  sink.source({ operation: 'sales.deals.list', label: 'Deals', link: '/sales', asOf });
  if (proposes) sink.proposal({ ...proposal, runId: question.runId, callId: proposes });
  for (let index = 0; index < words && !signal.aborted; index += 1) {
    for (const piece of cut(wordOf(index))) sink.text(piece);
    if (everyMs > 0) await after(everyMs);
  }
  if (end === 'hang') return new Promise<never>(() => {});
  if (end === 'refuse') throw new DomainError('chat.budget');
  if (end === 'throw') throw new Error('scripted to break off');
  const usage = { promptTokens: 10, completionTokens: words, estimated: signal.aborted };
  const status = signal.aborted ? 'stopped' : end;
  return { status, mode: 'model', usage, provider: 'Scripted', promptVersion: 'general/1' };
}
