import type { QueryClient } from '@tanstack/react-query';
import { dropSession, type SessionKey } from '../session-storage';
import { answerFollower } from './follow-answer';
import { merged, runToFollow, type StoredSession } from './merge.rules';
import { empty } from './state';
import type { Store } from './store';
import { refreshLists, watchSession } from './watch-session';

export type SessionFollower = ReturnType<typeof sessionFollower>;

/** Keeps the store at what is stored of the open session, and writes its running answer, until people leave it. */
export function sessionFollower(store: Store, client: QueryClient, unsentKey: SessionKey) {
  let left = new AbortController();
  let unwatch = () => {};
  let endedRun: string | undefined;

  const follower = answerFollower(store, {
    onFinished: (runId) => {
      endedRun = runId;
      refreshLists(client);
    },
    onGone: () => {
      store.set({ activity: undefined });
      watch(store.now().sessionId);
    },
  });
  const follow = (runId: string, answerId: string): void => void follower.follow(runId, answerId, left.signal);

  /** Leaves the conversation as it is: what is being written goes on without us. */
  function leave(): void {
    left.abort();
    left = new AbortController();
    unwatch();
  }

  function open(sessionId: string | undefined): void {
    if (sessionId === store.now().sessionId) return;
    leave();
    dropSession(unsentKey);
    store.set({ ...empty, sessionId, reading: sessionId !== undefined });
    watch(sessionId);
  }

  function watch(sessionId: string | undefined): void {
    unwatch();
    if (!sessionId) return;
    unwatch = watchSession(client, sessionId, {
      onData: take,
      onFailure: (failure) => store.set({ reading: false, unread: failure }),
    });
  }

  function take(stored: StoredSession): void {
    const run = runToFollow(store.now(), stored, endedRun);
    store.set(merged(store.now(), stored));
    if (run) follow(run.runId, run.answerId);
  }

  return { open, leave, watch, follow, stop: follower.stop, signal: () => left.signal };
}
