import type { Sink } from '../answering/answerer.js';
import { Guard } from './guard.js';
import { PlaceholderStream, type Vault } from '../privacy/placeholders.js';

/** What the model says of one run: placeholders given back, guarded, and the parts of several steps kept apart. */
export class Speech {
  /** Whether the person has read a word. */
  spoke = false;
  /** What the model has said, as the person reads it. */
  text = '';
  private apart = false;
  private reveal: PlaceholderStream | undefined;
  private guard: Guard | undefined;
  private sealed = () => true;

  constructor(
    private readonly sink: Sink,
    private readonly vault: Vault,
    private readonly sources: ReadonlySet<number>,
  ) {}

  /** A step begins. `sealed`, asked with its first words: no address of another site may be shown in it. */
  begin(sealed: () => boolean): void {
    this.reveal = new PlaceholderStream(this.vault);
    this.guard = undefined;
    this.sealed = sealed;
    this.apart = this.spoke;
  }

  push(text: string): void {
    this.tell(this.guarding().push(this.reveal!.push(text)));
  }

  end(): void {
    this.tell(this.guarding().push(this.reveal!.end()) + this.guarding().end());
  }

  /** A sentence of our own behind the answer. */
  aside(text: string): void {
    this.sink.text(`\n\n${text}`);
  }

  private tell(text: string): void {
    if (this.apart && text !== '') this.text += '\n\n';
    this.text += text;
    this.say(text);
  }

  private guarding(): Guard {
    return (this.guard ??= new Guard((number) => this.sources.has(number), this.sealed()));
  }

  /** Words of our own. */
  say(text: string): void {
    if (text === '') return;
    if (this.apart) this.sink.text('\n\n');
    this.apart = false;
    this.spoke ||= text.trim() !== '';
    this.sink.text(text);
  }
}
