import { useSyncExternalStore } from 'react';

/** Whether the product can be reached from this browser. Moments are milliseconds since 1970. */
export type Connection =
  | { readonly online: true }
  | { readonly online: false; readonly since: number; readonly nextTry: number };

const PROBE = '/healthz/live';
const PROBE_MS = 3_000;
/** Pauses between tries while it is away; the last one stays. */
const PAUSES_MS = [2_000, 5_000, 10_000, 15_000];

let state: Connection = { online: true };
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function become(next: Connection): void {
  state = next;
  listeners.forEach((listener) => listener());
}

export const connection = (): Connection => state;
export const isOnline = (): boolean => state.online;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** Nothing answers: it is tried again by itself. */
function away(): void {
  clearTimeout(timer);
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!;
  tries += 1;
  timer = setTimeout(() => void probe(), pause);
  become({ online: false, since: state.online ? Date.now() : state.since, nextTry: Date.now() + pause });
}

/** The server has answered something. */
export function connectionAnswered(): void {
  if (state.online) return;
  clearTimeout(timer);
  tries = 0;
  become({ online: true });
}

/** Asks the server for a sign of life; whoever asks meanwhile shares the answer. */
export function probe(): Promise<boolean> {
  probing ??= reach().finally(() => (probing = undefined));
  return probing;
}

async function reach(): Promise<boolean> {
  const reached =
    navigator.onLine &&
    (await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
      () => true,
      () => false,
    ));
  if (reached) connectionAnswered();
  else away();
  return reached;
}

/** A call got no answer: that may be its own fault, so that the server is asked before anybody is told. */
export const connectionFailed = (): void => void probe();

/** Whether a write may be sent now. Where the connection is away it is tried once more, at once. */
export const mayWrite = async (): Promise<boolean> => state.online || probe();

window.addEventListener('offline', away);
window.addEventListener('online', () => void probe());
if (!navigator.onLine) away();
