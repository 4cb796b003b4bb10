import type { ChatMessage, sendMessage } from '@talent-os/contracts/chat/messages';
import type { Input, Output } from '@talent-os/contracts/define';
import { stored } from '@/lib/stored';
import type { ChatContext } from '../chat-context';

export type Question = Input<typeof sendMessage>;
export type StartedRun = Pick<Output<typeof sendMessage>, 'runId' | 'sessionId' | 'messageId' | 'answerId'>;

/** An answer on its way. */
export type Activity = {
  readonly answerId: string;
  /** Known once the server has taken the question. */
  readonly runId?: string;
  readonly status: string;
  /** The connection is gone and being replaced; `lost` when that was given up. */
  readonly connection: 'good' | 'trouble' | 'lost';
  readonly stopping: boolean;
};

export type Conversation = {
  readonly sessionId: string | undefined;
  /** Every branch. */
  readonly messages: readonly ChatMessage[];
  /** The end of the branch people look at. */
  readonly leafId: string | null;
  /** The stored conversation is on its way. */
  readonly reading: boolean;
  /** Why it did not arrive. */
  readonly unread: Error | null;
  readonly activity: Activity | undefined;
  /** A question that did not get through, and why. */
  readonly unsent: { readonly question: Question; readonly reason: string } | undefined;
  /** An answer that ended in an error, and what was said about it. */
  readonly problem: { readonly answerId: string; readonly text: string } | undefined;
  /** The latest answer that was finished while people waited: for those who listen to the page. */
  readonly said: string;
};

export const empty: Conversation = {
  sessionId: undefined,
  messages: [],
  leafId: null,
  reading: false,
  unread: null,
  activity: undefined,
  unsent: undefined,
  problem: undefined,
  said: '',
};

/** Ids of what the browser makes: a timestamp and random text. */
export const newId = (): string => `${Date.now()}-${Math.random().toString(36).slice(2, 12).padEnd(6, '0')}`;

/** A question with the context it is asked in, ready to be sent. */
export const questionOf = (
  content: string,
  context: ChatContext,
  rest: Pick<Question, 'sessionId' | 'parentId' | 'providerId'>,
): Question => ({
  clientMessageId: newId(),
  content,
  ...context,
  ...rest,
});

const unspoken = {
  timestamp: '',
  content: '',
  parts: [],
  mode: null,
  answeredBy: null,
  fallback: null,
  productivityContext: null,
  contextTags: [],
  isProductivityRelated: false,
  feedback: null,
} as const;

const here = () => ({ ...unspoken, parts: [], contextTags: [], timestamp: new Date().toISOString() });

/** The question as it stands in the conversation until the server has given it its id. */
export const localQuestion = ({
  clientMessageId,
  content,
  sessionId = '',
  parentId = null,
  ...context
}: Question): ChatMessage => ({
  ...here(),
  id: clientMessageId,
  clientMessageId,
  role: 'user',
  content,
  sessionId,
  parentId,
  userId: stored('auth_user_id') ?? '',
  status: 'complete',
  hubContext: context.hubContext,
  hubTitle: context.hubTitle,
  pageContext: context.pageContext,
  pageTitle: context.pageTitle,
});

/** The answer to be written, below its question. */
export const localAnswer = (question: ChatMessage): ChatMessage => ({
  ...question,
  ...here(),
  id: newId(),
  clientMessageId: null,
  role: 'assistant',
  parentId: question.id,
  status: 'running',
});

/** The same messages once the server has taken them: its ids instead of ours. */
export const adopted = (
  messages: readonly ChatMessage[],
  local: { readonly questionId: string; readonly answerId: string },
  { sessionId, messageId, answerId }: StartedRun,
): readonly ChatMessage[] =>
  messages.map((message) => {
    if (message.id === local.questionId) return { ...message, id: messageId, sessionId };
    if (message.id === local.answerId) return { ...message, id: answerId, parentId: messageId, sessionId };
    return message;
  });
