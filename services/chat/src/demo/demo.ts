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
  const { key, daysAgo, context, turns } = conversation;
  const id = (kind: string, index = 0) => demoId(`chat-${kind}`, `${owner.personId}/${key}/${index}`);
  const began = now.getTime() - daysAgo * DAY;
  const { personId } = owner;
  const sessionId = id('session');
  const rows = turns.map((turn, index) => {
    const ids = { question: id('question', index), answer: id('answer', index), run: id('run', index), sessionId };
    const at = new Date(began + index * MINUTE);
    const frames = framesOf(turn, ids);
    const common = { ...context, personId, sessionId, status: 'complete' as const };
    const parentId = index === 0 ? null : id('answer', index - 1);
    return {
      question: { ...common, ...questionRow(turn, conversation, ids), createdAt: at, parentId },
      answer: { ...common, ...answerRow(turn, frames, ids), createdAt: new Date(at.getTime() + 1) },
      run: runRow(owner, frames, ids, at),
    };
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

type Ids = { readonly question: string; readonly answer: string; readonly run: string; readonly sessionId: string };
type Frames = ReturnType<typeof framesOf>;

function questionRow({ question }: DemoTurn, { context, path }: DemoConversation, ids: Ids) {
  const { productivity, tags, isRelated } = readingOf(question, context);
  return {
    id: ids.question,
    role: 'user' as const,
    content: question,
    parts: [{ type: 'text' as const, text: question }],
    mode: null,
    path,
    clientMessageId: `demo-${ids.question}`,
    productivity,
    contextTags: [...tags],
    isProductivityRelated: isRelated,
    isPrivate: false,
  };
}

const answerRow = ({ sentences }: DemoTurn, frames: Frames, ids: Ids) => ({
  id: ids.answer,
  parentId: ids.question,
  role: 'assistant' as const,
  content: sentences.join(''),
  parts: partsOf(frames),
  mode: MODE,
  path: null,
  clientMessageId: null,
  productivity: null,
  contextTags: [],
  isProductivityRelated: false,
  isPrivate: false,
});

const runRow = ({ personId, organization }: Owner, frames: Frames, ids: Ids, at: Date) => ({
  id: ids.run,
  createdAt: at,
  personId,
  sessionId: ids.sessionId,
  questionId: ids.question,
  answerId: ids.answer,
  status: 'finished' as const,
  owner: demoId('chat-instance', organization),
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
});

/** What the answer of a turn was streamed as: sentence by sentence, as platform data is. */
function framesOf({ sentences }: DemoTurn, { run: runId, sessionId, answer: messageId }: Ids) {
  const frames: Frame[] = [
    { type: 'start', runId, messageId, mode: MODE },
    ...sentences.map((delta): Frame => ({ type: 'text-delta', delta })),
    { type: 'finish', sessionId, messageId, status: 'complete', mode: MODE, usage: null },
  ];
  return frames.map((frame, index) => ({ seq: index + 1, frame }));
}
