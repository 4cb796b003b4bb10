import type { Suggestion } from '@talent-os/contracts/chat/parts.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Sink } from '../answering/answerer.js';
import { rawIn, textsIn } from './presentable.js';
import { says } from './words-of-reply.js';

/**
 * Whatever is said goes through here: a piece with a value that was not put into words is kept back, and reported. `log`
 * learns which piece of code to look at by the operation, not by the value.
 */
export class GuardedSink implements Sink {
  private readonly written: unknown[];
  private operation = 'none';

  constructor(
    private readonly to: Sink,
    private readonly log: Ctx['log'],
    question: string,
  ) {
    this.written = [question];
  }

  /** Rows in which people may have written anything. */
  quotes(rows: unknown): void {
    this.written.push(rows);
  }

  toolCall(call: Parameters<Sink['toolCall']>[0]): void {
    this.operation = call.operation;
    this.to.toolCall(call);
  }

  status = (text: string): void => this.to.status(text);
  toolResult: Sink['toolResult'] = (result) => this.to.toolResult(result);
  source: Sink['source'] = (source) => this.to.source(source);
  proposal: Sink['proposal'] = (proposal) => this.to.proposal(proposal);
  verification: Sink['verification'] = (verification) => this.to.verification(verification);

  text(piece: string): void {
    this.to.text(this.isRead(piece) ? piece : `\n\n${says.unspeakable}\n\n`);
  }

  suggestions(suggestions: readonly Suggestion[]): void {
    this.to.suggestions(suggestions.filter(({ label }) => this.isRead(label)));
  }

  private isRead(text: string): boolean {
    const raw = rawIn(text, textsIn(this.written));
    if (raw.length > 0) this.log.error({ operation: this.operation }, 'an answer held a value that is not in words');
    return raw.length === 0;
  }
}
