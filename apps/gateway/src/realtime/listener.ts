import type { Principal } from '@talent-os/contracts';
import { WebSocket } from 'ws';
import type { VerifiedToken } from '../tokens/verifier.js';

/** Changes are told together this often, in milliseconds: a burst of writes becomes one refetch. */
const GATHER = 100;
/** A browser that reads slower than this many bytes behind is cut off; it reconnects and refetches. */
const LARGEST_BACKLOG = 256 * 1024;
const UNAUTHORIZED = 4401;

type Change = { readonly refetches: readonly string[]; readonly trace: string | undefined };

/** One signed-in browser and what it has not been told yet. */
export class Listener {
  private pending = new Map<string, Change>();
  private gathering: NodeJS.Timeout | undefined;
  private ending: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private verified: VerifiedToken,
  ) {
    this.ending = this.endWith(verified);
  }

  get principal(): Principal {
    return this.verified.principal;
  }

  get sessionId(): string {
    return this.verified.sessionId;
  }

  get issuedAt(): number {
    return this.verified.issuedAt;
  }

  renew(verified: VerifiedToken): void {
    clearTimeout(this.ending);
    this.verified = verified;
    this.ending = this.endWith(verified);
  }

  /** `trace` is that of the call behind the event: its sender has read again already. Of several calls nobody is. */
  changed(event: string, { refetches, trace }: Change): void {
    const before = this.pending.get(event);
    this.pending.set(event, { refetches, trace: before && before.trace !== trace ? undefined : trace });
    this.gathering ??= setTimeout(() => this.flush(), GATHER);
  }

  send(frame: object): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > LARGEST_BACKLOG) return this.socket.terminate();
    this.socket.send(JSON.stringify(frame));
  }

  ping(): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  stop(): void {
    clearTimeout(this.gathering);
    clearTimeout(this.ending);
  }

  private flush(): void {
    this.gathering = undefined;
    const changes = this.pending;
    this.pending = new Map();
    for (const [event, change] of changes) this.send({ type: 'changed', event, ...change });
  }

  private endWith({ expiresAt }: VerifiedToken): NodeJS.Timeout {
    return setTimeout(() => this.close(UNAUTHORIZED), Math.max(0, expiresAt - Date.now()));
  }
}
