import { claimsOf, type Claim } from './claims.js';
import { heartbeatIn, isLate, type ExpectedHeartbeat, type Heartbeat } from './heartbeat.js';
import { BEGINNING, recordFault } from './records.js';
import { isSigned, type TrustedKeys } from './signatures.js';
import type { CheckpointRow, End, EventRow, Source } from './source.js';
import { TreeFold } from './tree-fold.js';
import { faultAt, type Fault, type VerificationResult } from './verdict.js';

export type Trust = {
  readonly keys: TrustedKeys;
  readonly expected: ExpectedHeartbeat;
  /** Signed statements that were kept elsewhere, one text each: the chain must hold what they say. */
  readonly anchors?: readonly string[];
};

/**
 * Reads a whole chain and recomputes every link of it, the tree under every checkpoint and every signature, and whether
 * the second copy reaches as far as it must.
 */
export function verifyChain(organizationId: string, source: Source, trust: Trust): Promise<VerificationResult> {
  return new Walk(organizationId, source, trust).verdict();
}

class Walk {
  private readonly claims: AsyncGenerator<Claim>;
  private readonly tree = new TreeFold();
  /** Signs of life from elsewhere, and the copy's. */
  private readonly statements: Heartbeat[];
  private readonly stated = new Map<number, Heartbeat[]>();
  private heartbeat: Heartbeat | undefined;
  private claim: Claim | undefined;
  private last = BEGINNING;
  private copied = 0;
  private signature: string | null = null;
  private checkpoints = 0;

  constructor(
    private readonly organizationId: string,
    private readonly source: Source,
    private readonly trust: Trust,
  ) {
    this.claims = claimsOf(source);
    this.statements = (trust.anchors ?? []).flatMap((text) => this.statementIn(text) ?? []);
  }

  async verdict(): Promise<VerificationResult> {
    // Before anything else: what it says was written before it.
    this.heartbeat = this.statementIn((await this.source.heartbeat()) ?? '');
    if (this.heartbeat) this.statements.push(this.heartbeat);
    for (const one of this.statements) this.stated.set(one.sequence, [...(this.stated.get(one.sequence) ?? []), one]);
    await this.nextClaim();
    const fault = (await this.walk()) ?? this.copyFault() ?? null;
    const { sequence, hash } = this.last;
    return {
      valid: fault === null,
      events: sequence,
      checkpoints: this.checkpoints,
      fault,
      head: sequence > 0 ? hash : null,
      heartbeat: this.heartbeat ?? null,
    };
  }

  /** Goes on until the chain ends where the head says: records may be appended meanwhile. */
  private async walk(): Promise<Fault | undefined> {
    // Below the first number too: nothing may stand there.
    let page = await this.source.events(Number.MIN_SAFE_INTEGER);
    for (;;) {
      while (page.length > 0) {
        const fault = await this.pageFault(page);
        if (fault) return fault;
        page = await this.source.events(this.last.sequence);
      }
      // Rows first and head second: an entry appended in between has moved the head as well.
      const head = (await this.source.head()) ?? BEGINNING;
      if (head.sequence > this.last.sequence) page = await this.source.events(this.last.sequence);
      if (page.length === 0) return this.endFault(head);
    }
  }

  private async pageFault(page: readonly EventRow[]): Promise<Fault | undefined> {
    for (const row of page) {
      // A claim about what is behind us was not in its place.
      if (this.claim && this.claim.sequence < row.sequence && this.claim.sequence <= this.last.sequence)
        return faultAt(this.claim.sequence, 'checkpoint');
      const fault = recordFault(row, this.last, this.organizationId);
      if (fault) return fault;
      this.tree.add(row.hash);
      if (this.claim?.sequence === row.sequence) {
        if (!this.holds(this.claim.checkpoint, row)) return faultAt(row.sequence, 'checkpoint');
        if (this.claim.copied) this.copied = row.sequence;
        else if (this.heartbeat && row.sequence <= this.heartbeat.sequence) return faultAt(row.sequence, 'copy');
        await this.nextClaim();
      }
      if (!this.agrees(row)) return faultAt(row.sequence, 'checkpoint');
      this.last = { sequence: row.sequence, hash: row.hash };
    }
    return undefined;
  }

  private holds(checkpoint: CheckpointRow | undefined, end: End): boolean {
    const root = this.tree.take();
    const sound =
      checkpoint !== undefined &&
      checkpoint.organizationId === this.organizationId &&
      checkpoint.hash === end.hash &&
      checkpoint.merkleRoot === root &&
      checkpoint.previousSignature === this.signature &&
      isSigned(checkpoint, this.trust.keys);
    if (!sound) return false;
    this.signature = checkpoint.signature;
    this.checkpoints += 1;
    return true;
  }

  /** Whether every statement about this place says what stands here. */
  private agrees(row: End): boolean {
    const about = this.stated.get(row.sequence) ?? [];
    return about.every((one) => one.hash === row.hash && one.checkpoint === this.signature);
  }

  private copyFault(): Fault | undefined {
    if (!this.heartbeat) return faultAt(this.copied + 1, 'copy');
    const { number, sequence } = this.heartbeat;
    const older = this.statements.some((one) => one.number > number);
    return older || isLate(this.heartbeat, this.trust.expected) ? faultAt(sequence + 1, 'stale') : undefined;
  }

  private statementIn(text: string): Heartbeat | undefined {
    return heartbeatIn(text, this.organizationId, this.trust.keys);
  }

  private endFault(head: End): Fault | undefined {
    const { sequence, hash } = this.last;
    if (this.claim && this.claim.sequence <= sequence) return faultAt(this.claim.sequence, 'checkpoint');
    const stated = Math.max(0, ...this.stated.keys());
    if (this.claim || head.sequence > sequence || stated > sequence) return faultAt(sequence + 1, 'truncated');
    if (head.sequence < sequence) return faultAt(head.sequence + 1, 'link');
    return head.hash === hash ? undefined : faultAt(sequence, 'link');
  }

  private async nextClaim(): Promise<void> {
    const { value, done } = await this.claims.next();
    this.claim = done ? undefined : value;
  }
}
