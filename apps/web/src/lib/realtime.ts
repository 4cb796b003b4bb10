/** Reads have become stale. `trace` is that of the one call which made them so, where it was one. */
export type Change = { readonly event: string; readonly refetches: readonly string[]; readonly trace?: string };

/** What the gateway tells a browser over its one connection. */
type Frame = { readonly type: 'ready' } | ({ readonly type: 'changed' } & Change) | { readonly type: 'revoked' };

export type RealtimeState = 'connecting' | 'open' | 'paused' | 'closed';

type RealtimeOptions = {
  readonly url: string;
  /** The access token of the moment. */
  readonly token: () => string | null;
  readonly onChanged: (change: Change) => void;
  /** The connection is back after a gap: whatever changed meanwhile was not heard. */
  readonly onReturn: () => void;
  /** The server no longer takes this token; answers whether there is a newer one to connect with. */
  readonly onRevoked: (token: string | null) => Promise<boolean>;
  readonly onState: (state: RealtimeState) => void;
};

const RECONNECT_MS = 5000;
const RECONNECT_ATTEMPTS = 5;
const NORMAL_CLOSURES = [1000, 1001];
const REVOKED = 4401;
/** The server tells of changes this long ago; what a page that waited longer has read is read again. */
const TOLD_BACK_MS = 10_000;
/** Reads that began before the connection was wanted. */
const READ_BEFORE_MS = 1000;

/**
 * Keeps one WebSocket open. After an abnormal close it tries again every five seconds, five times; being let in resets
 * the count, and a session that was renewed returns at once; `stop` cancels everything. After giving up, or when the server closed for good, the state is `paused` until `start`
 * is called again.
 */
export function realtime({ url, token, onChanged, onReturn, onRevoked, onState }: RealtimeOptions) {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let wasOpen = false;
  let wantedSince = 0;
  let sentToken: string | null = null;

  function connect(): void {
    onState('connecting');
    const mine = new WebSocket(url);
    socket = mine;
    mine.onopen = greet;
    mine.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Frame);
    mine.onclose = ({ code }) => {
      if (socket === mine) void closed(code);
    };
  }

  /** Says who listens: first of all when it opens, and again with a new token before the old one ends. */
  function greet(): void {
    if (!token() || socket?.readyState !== WebSocket.OPEN) return;
    sentToken = token();
    const unheard = wasOpen ? 0 : Date.now() - wantedSince + READ_BEFORE_MS;
    socket.send(JSON.stringify({ type: 'hello', token: sentToken, unheard }));
  }

  function hear(frame: Frame): void {
    if (frame.type === 'changed') onChanged(frame);
    if (frame.type !== 'ready') return;
    attempts = 0;
    onState('open');
    if (wasOpen || Date.now() - wantedSince + READ_BEFORE_MS > TOLD_BACK_MS) onReturn();
    wasOpen = true;
  }

  async function closed(code: number): Promise<void> {
    const mine = socket;
    if (NORMAL_CLOSURES.includes(code)) return onState('paused');
    const revoked = code === REVOKED;
    if (revoked && !(await onRevoked(sentToken))) return onState('closed');
    if (socket !== mine) return;
    if (attempts >= RECONNECT_ATTEMPTS) return onState('paused');
    timer = setTimeout(connect, revoked && attempts === 0 ? 0 : RECONNECT_MS);
    attempts += 1;
    onState('connecting');
  }

  function stop(): void {
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close(1000);
    onState('closed');
  }

  function start(): void {
    stop();
    attempts = 0;
    wantedSince = Date.now();
    connect();
  }

  return { start, stop, greet };
}
