import { Button, Switch, VisuallyHidden } from '@mantine/core';
import { COACH, endCoachThread, keepCoachThread, type CoachThread } from '@talent-os/contracts/chat/coach';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { IconCheckbox } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { chatContextAt } from '@/features/chat/chat-context';
import { ConversationBody } from '@/features/chat/conversation/conversation-body';
import { placeOf } from '@/features/chat/conversation/conversation-place';
import { branchTo } from '@/features/chat/conversation/branches.rules';
import { TalkProvider, useConversation, useTalk } from '@/features/chat/conversation/talk-context';
import { plain } from '@/features/chat/history/plain';
import { Action } from '@/features/chat/message/action';
import { AnswerExtras } from '@/features/chat/message/answer-extras';
import { Composer } from '@/features/chat/window/composer';
import { EmptyChat } from '@/features/chat/window/empty-chat';
import { ModeBadge } from '@/features/chat/window/mode-badge';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Card } from '@/ui/page/card';
import { AdviceDialog } from './advice-dialog';
import css from './coach.module.css';

/** Letters of the title of a screen that are told with a message. */
const LONGEST_TITLE = 120;

type ThreadProps = {
  readonly thread: CoachThread;
  /** The goal it is about, where goals are kept. */
  readonly goalId: string | null;
  readonly onEnded: () => void;
};

/** One thread: what was said about a goal, where to say more, and how long it stays. */
export function Thread({ thread, goalId, onEnded }: ThreadProps) {
  const [place] = useState(() => placeOf(thread.sessionId, 'coach_unsent'));
  const { momentOf } = useFormat();
  const { goal, endsAt } = thread;
  return (
    <Card
      title={goal}
      description={endsAt === null ? 'You keep this thread' : `Ends ${momentOf(endsAt)} unless you go on or keep it`}
      actions={<ThreadActions thread={thread} onEnded={onEnded} />}
    >
      <TalkProvider place={place}>
        <Talk goal={goal} goalId={goalId} threadId={thread.id} />
      </TalkProvider>
    </Card>
  );
}

/** Keeping it, and ending it at once. */
function ThreadActions({ thread: { id, goal, keptAt }, onEnded }: Omit<ThreadProps, 'goalId'>) {
  const keep = useCommand(keepCoachThread);
  const [ask, question] = useConfirmed(endCoachThread, () => ({
    input: { coachThreadId: id },
    danger: true,
    title: 'End this thread?',
    confirm: 'End thread',
    done: 'The thread has ended',
    children: `All that was said about “${goal}” is deleted and cannot be brought back.`,
    onDone: onEnded,
  }));
  return (
    <>
      <Switch
        label="Keep"
        checked={keptAt !== null}
        disabled={keep.loading}
        onChange={({ currentTarget }) => keep.mutate({ coachThreadId: id, kept: currentTarget.checked })}
      />
      <Button variant="default" onClick={() => ask()}>
        End
      </Button>
      {question}
    </>
  );
}

type TalkProps = { readonly goal: string; readonly goalId: string | null; readonly threadId: string };

function Talk({ goal, goalId, threadId }: TalkProps) {
  const { messages, leafId, said } = useConversation();
  const { readAgain } = useTalk();
  const mayWrite = useMay(createTask);
  const [advice, setAdvice] = useState<ChatMessage>();
  // Whoever answers reads what it is about.
  const context = useMemo(() => chatContextAt(COACH, `Coach: ${goal}`.slice(0, LONGEST_TITLE)), [goal]);
  const extras = useCallback(
    (answer: ChatMessage) => <Action label="Save as task" icon={IconCheckbox} onClick={() => setAdvice(answer)} />,
    [],
  );
  const mode = branchTo(messages, leafId).findLast((message) => message.mode)?.mode ?? null;
  return (
    <AnswerExtras value={mayWrite ? extras : undefined}>
      <ModeBadge mode={mode} />
      <div className={css.said}>
        <ConversationBody context={context} empty={<EmptyChat context={context} />} onRetry={readAgain} />
      </div>
      <VisuallyHidden aria-live="polite" role="status">
        {plain(said)}
      </VisuallyHidden>
      <Composer context={context} draftKey="coach_draft" />
      {advice && (
        <AdviceDialog advice={advice} goalId={goalId} threadId={threadId} onClose={() => setAdvice(undefined)} />
      )}
    </AnswerExtras>
  );
}
