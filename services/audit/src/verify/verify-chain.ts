import { claimsOf, type Claim } from './claims.js';
import { BEGINNING, recordFault } from './records.js';
import { isSigned, type TrustedKeys } from './signatures.js';
import type { CheckpointRow, End, EventRow, Source } from './source.js';
import { TreeFold } from './tree-fold.js';
import { faultAt, type Fault, type Verdict } from './verdict.js';

/** Reads a whole chain and recomputes every link of it, the tree under every checkpoint and every signature. */
export function verifyChain(organizationId: string, source: Source, keys: TrustedKeys): Promise<Verdict> {
  return new Walk(organizationId, source, keys).verdict();
}

class Walk {
  private readonly claims: AsyncGenerator<Claim>;
  private readonly tree = new TreeFold();
  private claim: Claim | undefined;
  private last = BEGINNING;
  private signature: string | null = null;
  private checkpoints = 0;

  constructor(
    private readonly organizationId: string,
    private readonly source: Source,
    private readonly keys: TrustedKeys,
  ) {
    this.claims = claimsOf(source);
  }

  async verdict(): Promise<Verdict> {
    await this.nextClaim();
    const fault = (await this.walk()) ?? null;
    const { sequence, hash } = this.last;
    return {
      valid: fault === null,
      events: sequence,
      checkpoints: this.checkpoints,
      fault,
      head: sequence > 0 ? hash : null,
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
      // Rows first and head second: whoever appended in between has moved the head as well.
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
        await this.nextClaim();
      }
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
      isSigned(checkpoint, this.keys);
    if (!sound) return false;
    this.signature = checkpoint.signature;
    this.checkpoints += 1;
    return true;
  }

  private endFault(head: End): Fault | undefined {
    const { sequence, hash } = this.last;
    if (this.claim && this.claim.sequence <= sequence) return faultAt(this.claim.sequence, 'checkpoint');
    if (this.claim || head.sequence > sequence) return faultAt(sequence + 1, 'truncated');
    if (head.sequence < sequence) return faultAt(head.sequence + 1, 'link');
    return head.hash === hash ? undefined : faultAt(sequence, 'link');
  }

  private async nextClaim(): Promise<void> {
    const { value, done } = await this.claims.next();
    this.claim = done ? undefined : value;
  }
}
