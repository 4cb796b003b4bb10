import type { KnowledgeProblem } from '@talent-os/contracts/chat/knowledge-states.js';

/** A file whose text cannot be had, and why. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(readonly problem: KnowledgeProblem) {
    super(problem);
  }
}
