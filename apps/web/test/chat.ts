import type { Frame } from '@talent-os/contracts/chat/frames';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';

const encoder = new TextEncoder();

/** An event stream that a test writes to while somebody reads it. */
export function openStream() {
  let out: ReadableStreamDefaultController<Uint8Array>;
  let seq = 0;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say(...frames: readonly Frame[]): void {
      for (const frame of frames) out.enqueue(encoder.encode(`id: ${(seq += 1)}\ndata: ${JSON.stringify(frame)}\n\n`));
    },
    end: (): void => out.close(),
  };
}

const MARK = '0192a000-0000-7000-8000-0000000000';
export const ids = { session: `${MARK}d1`, run: `${MARK}d2`, question: `${MARK}d3`, answer: `${MARK}d4` } as const;

/** What the server answers to a question. */
export const taken = {
  runId: ids.run,
  sessionId: ids.session,
  messageId: ids.question,
  answerId: ids.answer,
  attached: false,
};

export const begun: Frame = { type: 'start', runId: ids.run, messageId: ids.answer, mode: 'platform-data' };
export const finished = (status: Extract<Frame, { type: 'finish' }>['status'] = 'complete'): Frame => ({
  type: 'finish',
  sessionId: ids.session,
  messageId: ids.answer,
  status,
  mode: 'platform-data',
  usage: null,
});

/** A stored message. */
export const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: ids.question,
  role: 'user',
  content: '',
  timestamp: '2026-11-20T10:00:00.000Z',
  sessionId: ids.session,
  userId: `${MARK}02`,
  parentId: null,
  clientMessageId: null,
  parts: changes.content ? [{ type: 'text', text: changes.content }] : [],
  status: 'complete',
  mode: null,
  answeredBy: null,
  fallback: null,
  productivityContext: null,
  contextTags: [],
  isProductivityRelated: false,
  feedback: null,
  hubContext: 'dashboard',
  hubTitle: 'Talent OS',
  pageContext: 'dashboard-overview',
  pageTitle: 'Home',
  ...changes,
});

/** The stored conversation of one question and its answer. */
export const stored = (answer: Partial<ChatMessage>, activeRunId: string | null = null) => ({
  id: ids.session,
  leafId: ids.answer,
  activeRunId,
  messages: [
    message({ content: 'How are you?' }),
    message({
      id: ids.answer,
      role: 'assistant',
      parentId: ids.question,
      timestamp: '2026-11-20T10:00:01.000Z',
      ...answer,
    }),
  ],
});
