import type { Frame } from '@talent-os/contracts/chat/frames';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import type { Part } from '@talent-os/contracts/chat/parts';

/** An answer and the step that is announced of it. */
type AnswerDraft = { readonly message: ChatMessage; readonly status: string };

export const THINKING = 'Thinking...';

/** The answer after one more frame. Text, proposals and choices stand in the order they came, the sources after them. */
export function afterFrame({ message, status }: AnswerDraft, frame: Frame): AnswerDraft {
  const next = (parts: readonly Part[], more: Partial<ChatMessage> = {}): AnswerDraft => ({
    status,
    message: { ...message, ...more, parts: [...parts] },
  });
  switch (frame.type) {
    case 'start':
      return { status, message: { ...message, mode: frame.mode } };
    case 'data-status':
      return { message, status: frame.text };
    case 'tool-call':
      return { message, status: `Looking at ${frame.label}...` };
    case 'text-delta':
      return next(withText(message.parts, frame.delta), { content: message.content + frame.delta });
    case 'source':
      return next(withSource(message.parts, frame.source));
    case 'proposal':
      return next(beforeSources(message.parts, { type: 'proposal', proposal: frame.proposal }));
    case 'suggestions':
      return next(beforeSources(message.parts, { type: 'suggestions', suggestions: frame.suggestions }));
    case 'verification':
      return next(beforeSources(message.parts, { type: 'verification', verification: frame.verification }));
    case 'finish':
      return { status, message: { ...message, status: frame.status, mode: frame.mode } };
    case 'error':
      return { status: frame.message, message: { ...message, status: 'error' } };
    default:
      return { message, status };
  }
}

const isSources = ({ type }: Part) => type === 'sources';

function beforeSources(parts: readonly Part[], part: Part): readonly Part[] {
  return [...parts.filter((one) => !isSources(one)), part, ...parts.filter(isSources)];
}

function withText(parts: readonly Part[], delta: string): readonly Part[] {
  const last = parts.findLast((part) => !isSources(part));
  if (last?.type !== 'text') return beforeSources(parts, { type: 'text', text: delta });
  return parts.map((part) => (part === last ? { type: 'text', text: last.text + delta } : part));
}

function withSource(parts: readonly Part[], source: Extract<Frame, { type: 'source' }>['source']): readonly Part[] {
  const known = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
  return [...parts.filter((part) => !isSources(part)), { type: 'sources', sources: [...known, source] }];
}

/** The answer with one of its proposals decided. */
export const withDecision = (
  message: ChatMessage,
  callId: string,
  decided: Pick<Extract<Part, { type: 'proposal' }>['proposal'], 'state' | 'outcome'>,
): ChatMessage => ({
  ...message,
  parts: message.parts.map((part) =>
    part.type === 'proposal' && part.proposal.callId === callId
      ? { ...part, proposal: { ...part.proposal, ...decided } }
      : part,
  ),
});
