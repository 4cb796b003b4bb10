import { isLast } from '@talent-os/contracts/chat/frames';
import { stopRun, type ChatMessage } from '@talent-os/contracts/chat/messages';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { setPanel, currentPanel } from '../panel';
import { textOfDefeat, textWhileTrying } from '../stream/failure';
import { followRun } from '../stream/follow-run';
import type { SequencedFrame } from '../stream/read-events';
import { afterFrame, THINKING } from './answer.rules';
import { withMessage } from './branches.rules';
import type { Store } from './store';

type AnswerListener = {
  /** An answer has come to its end, whatever that was. */
  readonly onFinished: (runId: string) => void;
  /** The run is nowhere any more. */
  readonly onGone: () => void;
};

/** Writes what a run streams into its answer, from the beginning, and stops runs. */
export function answerFollower(store: Store, { onFinished, onGone }: AnswerListener) {
  async function follow(runId: string, answerId: string, signal: AbortSignal): Promise<void> {
    const stopping = store.now().activity?.stopping ?? false;
    store.patch(answerId, (message) => ({ ...message, content: '', parts: [], status: 'running' }));
    store.set({ activity: { answerId, runId, status: THINKING, connection: 'good', stopping } });
    if (stopping) void stop();
    const onTrouble = (failure: unknown) => {
      notify.error(textWhileTrying(failure));
      store.change({ connection: 'trouble' });
    };
    try {
      for await (const frames of followRun(runId, { signal, onTrouble })) write(frames, runId);
    } catch (failure) {
      if (signal.aborted) return;
      if (failure instanceof ApiError && failure.status === 404) return onGone();
      notify.error(textOfDefeat(failure));
      store.change({ connection: 'lost' });
    }
  }

  function write(frames: readonly SequencedFrame[], runId: string): void {
    const { activity, messages } = store.now();
    const answer = activity && store.find(activity.answerId);
    if (!activity || !answer) return;
    const before = { message: answer, status: activity.status };
    const { message, status } = frames.reduce((so, { frame }) => afterFrame(so, frame), before);
    if (message.mode && message.mode !== currentPanel().mode) setPanel({ mode: message.mode });
    store.set({ messages: withMessage(messages, message), activity: { ...activity, status, connection: 'good' } });
    const end = frames.at(-1)?.frame;
    if (end && isLast(end)) finish(message, runId, end.type === 'error' ? end.message : undefined);
  }

  function finish(message: ChatMessage, runId: string, problem: string | undefined): void {
    store.set({
      activity: undefined,
      said: problem ?? message.content,
      problem: problem === undefined ? undefined : { answerId: message.id, text: problem },
    });
    onFinished(runId);
  }

  /** Stops what is being written; where the server has not taken the question yet, as soon as it has. */
  async function stop(): Promise<void> {
    const runId = store.now().activity?.runId;
    store.change({ stopping: true });
    if (!runId) return;
    await call(stopRun, { runId }).catch((failure: unknown) => {
      notify.failure(failure);
      store.change({ stopping: false });
    });
  }

  return { follow, stop };
}
