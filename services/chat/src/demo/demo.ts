import type { Frame } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import { demoId } from '@talent-os/service-kit';
import { readingOf } from '../jobs/productivity.rules.js';
import { isHealthHub } from '../providers/provider.rules.js';
import { pack } from '../runs/packed-frames.js';
import { partsOf } from '../runs/parts-of.js';
import type { DemoConversation, DemoTurn } from './conversations.data.js';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const MODE: Mode = 'platform-data';

type Owner = { readonly organization: string; readonly personId: string };

/** The rows of one person's conversation: its session, and a question, an answer and a run for each turn. */
export function demoConversation(owner: Owner, conversation: DemoConversation, now: Date) {
  const { key, daysAgo, context, path, turns } = conversation;
  const id = (kind: string, index = 0) => demoId(`chat-${kind}`, `${owner.personId}/${key}/${index}`);
  const began = now.getTime() - daysAgo * DAY;
  const { personId } = owner;
  const sessionId = id('session');
  const rows = turns.map((turn, index) => {
    const at = new Date(began + index * MINUTE);
    const { productivity, tags, isRelated } = readingOf(turn.question, context);
    const common = { ...context, personId, sessionId, status: 'complete' as const };
    const question = {
      ...common,
      id: id('question', index),
      createdAt: at,
      parentId: index === 0 ? null : id('answer', index - 1),
      role: 'user' as const,
      content: turn.question,
      parts: [{ type: 'text' as const, text: turn.question }],
      mode: null,
      path,
      clientMessageId: `demo-${id('question', index)}`,
      productivity,
      contextTags: [...tags],
      isProductivityRelated: isRelated,
    };
    const frames = framesOf(turn, id('run', index), sessionId, id('answer', index));
    const answer = {
      ...common,
      id: id('answer', index),
      createdAt: new Date(at.getTime() + 1),
      parentId: question.id,
      role: 'assistant' as const,
      content: turn.sentences.join(''),
      parts: partsOf(frames),
      mode: MODE,
      path: null,
      clientMessageId: null,
      productivity: null,
      contextTags: [],
      isProductivityRelated: false,
    };
    const run = {
      id: id('run', index),
      createdAt: at,
      personId,
      sessionId,
      questionId: question.id,
      answerId: answer.id,
      status: 'finished' as const,
      owner: demoId('chat-instance', owner.organization),
      generation: 2,
      startedAt: at,
      stopRequestedAt: null,
      finishedAt: at,
      outcome: 'complete' as const,
      mode: MODE,
      provider: null,
      promptVersion: null,
      promptTokens: null,
      completionTokens: null,
      usageEstimated: null,
      tools: 0,
      frames: pack(frames),
    };
    return { question, answer, run };
  });
  const last = rows.at(-1)!.answer;
  const session = {
    ...context,
    id: sessionId,
    createdAt: new Date(began),
    personId,
    health: isHealthHub(context.hubContext),
    leafId: last.id,
    lastMessageAt: last.createdAt,
    productivitySessionId: null,
    deletedAt: null,
  };
  return {
    session,
    messages: rows.flatMap(({ question, answer }) => [question, answer]),
    runs: rows.map(({ run }) => run),
  };
}

/** What the answer of a turn was streamed as: sentence by sentence, as platform data is. */
function framesOf({ sentences }: DemoTurn, runId: string, sessionId: string, messageId: string) {
  const frames: Frame[] = [
    { type: 'start', runId, messageId, mode: MODE },
    ...sentences.map((delta): Frame => ({ type: 'text-delta', delta })),
    { type: 'finish', sessionId, messageId, status: 'complete', mode: MODE, usage: null },
  ];
  return frames.map((frame, index) => ({ seq: index + 1, frame }));
}
