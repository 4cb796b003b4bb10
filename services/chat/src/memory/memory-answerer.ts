import { Injectable } from '@nestjs/common';
import { MAX_MEMORY_LENGTH, type Memory } from '@talent-os/contracts/chat/memories.js';
import { uuidv7 } from '@talent-os/service-kit';
import type { Outcome, Question, Sink } from '../answering/answerer.js';
import type { ChosenAnswerer } from '../answering/choose.js';
import { neutral } from '../present/neutral.js';
import { KnownPeople } from '../privacy/known-people.js';
import { propose } from '../tools/propose.js';
import type { Arguments } from '../tools/run-tool.js';
import type { Tool } from '../tools/tool.js';
import { platformRun } from '../tools/tool-run.js';
import { allMemories, remembers } from './memories.queries.js';
import { commandOf, memoryMeant, type MemoryCommand } from './memory.rules.js';
import { forgetTool, keepTool } from './memory-tools.js';
import { privateDetails } from './private-details.js';

const OFF =
  'I remember nothing yet: remembering is off. You turn it on under Assistant settings, at the top of this window.';
const LISTED = 20;

type WriteAnswer = (sink: Sink) => Promise<void> | void;

/**
 * Answers what people want of the assistant's memory itself, with a model or without: no model decides what is remembered.
 * Nothing is kept or forgotten before the person approves it.
 */
@Injectable()
export class MemoryAnswerer {
  constructor(private readonly people: KnownPeople) {}

  /** How such a question is answered; nothing for any other, which is one like every other while nothing is remembered. */
  async commanded(question: Question): Promise<ChosenAnswerer | undefined> {
    const command = commandOf(question.content);
    const work = command && (await this.workOf(command, question));
    if (!work) return undefined;
    return {
      mode: 'platform-data',
      answer: async (sink, signal): Promise<Outcome> => {
        if (!signal.aborted) await work(sink);
        const status = signal.aborted ? 'stopped' : 'complete';
        return { status, mode: 'platform-data', usage: null, provider: null, promptVersion: null };
      },
    };
  }

  private async workOf(command: MemoryCommand, question: Question): Promise<WriteAnswer | undefined> {
    const { ctx, history } = question;
    if (!(await remembers(ctx))) return command.kind === 'remember' ? (sink) => sink.text(OFF) : undefined;
    if (command.kind === 'remember') return (sink) => this.remember(command.text, question, sink);
    const memories = await allMemories(ctx);
    if (command.kind === 'recall') return (sink) => sink.text(inList(memories));
    // `Forget that` alone leaves whatever was spoken of: a memory where that was one.
    const before = commandOf(history.findLast(({ role }) => role === 'user')?.content ?? '');
    if (command.text === undefined && !before) return undefined;
    const meant = command.text === undefined ? memories[0] : memoryMeant(memories, command.text);
    return meant && ((sink) => this.proposeTo(forgetTool, { memoryId: meant.id }, question, sink));
  }

  private async remember(text: string, question: Question, sink: Sink): Promise<void> {
    if (text.length > MAX_MEMORY_LENGTH)
      return sink.text(`That is more than I can remember at once: at most ${MAX_MEMORY_LENGTH} characters.`);
    const details = await privateDetails(this.people, question.ctx, text);
    if (details.length > 0)
      return sink.text(
        `I do not remember health or personal details: ${details.map((detail) => `“${neutral(detail)}”`).join(', ')}. Leave them out, and I will.`,
      );
    await this.proposeTo(keepTool, { text }, question, sink);
  }

  private async proposeTo(tool: Tool, args: Arguments, { ctx, runId }: Question, sink: Sink): Promise<void> {
    const result = await propose(tool, args, platformRun(ctx, runId), uuidv7());
    if (result.outcome !== 'proposed') return sink.text(result.text);
    sink.text('Nothing happens until you approve it.');
    sink.proposal(result.proposal);
  }
}

function inList(memories: readonly Memory[]): string {
  if (memories.length === 0) return 'You have not asked me to remember anything.';
  const lines = memories.slice(0, LISTED).map(({ text }) => `- ${neutral(text)}`);
  const more = memories.length > LISTED ? `\n\nand ${memories.length - LISTED} more, under Assistant settings` : '';
  return `You asked me to remember:\n\n${lines.join('\n')}${more}`;
}
