import { mayLead, targetOf } from './links.rules.js';
import { closing, isNumbers, LABEL, readAddress, readHidden, readTag, TARGET, type ScanStep } from './scanning.js';
import { SEALED_START, SEALED_UNSURE, START, UNSURE } from './scanning.js';

/**
 * Lets a model's text through without what must not be shown: images, HTML, `[n]` that names no source, links that lead
 * nowhere good. Sealed (the run has read text of strangers, or hides names) it lets no address of another site through
 * in any form. A stream's pieces may cut everything anywhere; what comes out is the same as for the whole text.
 */
export class Guard {
  private rest = '';
  private last = ' ';
  private seam = false;

  constructor(
    private readonly isSource: (number: number) => boolean,
    private readonly sealed: boolean,
  ) {}

  push(text: string): string {
    this.rest += text;
    return this.take(false);
  }

  end(): string {
    return this.take(true);
  }

  private take(final: boolean): string {
    let out = '';
    for (;;) {
      const start = this.rest.search(this.sealed ? SEALED_START : START);
      const unsure = final ? -1 : this.rest.search(this.sealed ? SEALED_UNSURE : UNSURE);
      // What follows may yet show that something begins before: `http` before `www.`, once `://` comes.
      const at = unsure >= 0 && unsure < start ? -1 : start;
      const plain = at >= 0 ? at : unsure >= 0 ? unsure : this.rest.length;
      out += this.emit(this.rest.slice(0, plain), false);
      this.rest = this.rest.slice(plain);
      if (at < 0) return out;
      const read = this.read(final);
      if (read === 'wait') return out;
      out += this.emit(read.text, read.text !== this.rest.slice(0, read.length));
      this.rest = this.rest.slice(read.length);
    }
  }

  /** Where something was replaced, its neighbours must not become something new together: `]` and `(`, `http` and `://`. */
  private emit(text: string, made: boolean): string {
    this.seam ||= made;
    if (text === '') return '';
    const apart = this.seam && this.clashes(this.last, text[0]!);
    this.last = text.at(-1)!;
    this.seam = made;
    return apart ? ` ${text}` : text;
  }

  private clashes(last: string, first: string): boolean {
    if (/\s/.test(last) || /\s/.test(first)) return false;
    return this.sealed || /[\]!<([:\\&]/.test(last) || /[([:<!]/.test(first);
  }

  private read(final: boolean): ScanStep {
    const { rest, sealed } = this;
    if (rest.startsWith('<')) return readTag(rest, final, sealed);
    if (rest.startsWith('](')) return this.readTarget(final);
    if (/^!?\[/.test(rest)) return this.readBracket(final);
    return /^[&\\]/.test(rest) ? readHidden(rest) : readAddress(rest, final);
  }

  /** `[label]`, `[label](target)`, `[label][name]`, `[name]: target`, `[3]`; with a `!` an image, of which the label stays. */
  private readBracket(final: boolean): ScanStep {
    const { rest, sealed } = this;
    const image = rest.startsWith('!');
    const from = image ? 2 : 1;
    const close = closing(rest, from, '[]', LABEL);
    if (close === 'open' && !final) return 'wait';
    if (typeof close === 'string') return { length: from, text: '[' };
    const label = rest.slice(from, close);
    const next = rest[close + 1];
    if (next === undefined && !final) return 'wait';
    if (next === '(') return this.readLink(label, close, image, final);
    if (!isNumbers(label) && (next === ':' || (sealed && next === '['))) return this.readReference(label, close, final);
    const text = image ? this.inner(label) : this.plain(label);
    // `[1]: …` would make a link of every `[1]` there is.
    return { length: close + 1, text: next === ':' && text !== '' ? `${text} ` : text };
  }

  private readLink(label: string, close: number, image: boolean, final: boolean): ScanStep {
    const { rest, sealed } = this;
    const end = closing(rest, close + 2, '()', TARGET);
    if (end === 'open' && !final) return 'wait';
    // A target that nobody looked at is none.
    if (typeof end === 'string')
      return { length: close + 2, text: `${image ? this.inner(label) : this.plain(label)} (` };
    const target = targetOf(rest.slice(close + 2, end));
    const isSafe = !image && mayLead(target, sealed);
    return { length: end + 1, text: isSafe ? `[${this.inner(label)}](${target})` : this.inner(label) };
  }

  /** A reference leads wherever its definition says: no text defines any, and a sealed one has no trace of them. */
  private readReference(label: string, close: number, final: boolean): ScanStep {
    if (this.rest[close + 1] === ':') {
      const text = this.inner(label);
      // What is left of `[[1]]:` would define `[1]`.
      return { length: close + 2, text: text.endsWith(']') ? `${text} :` : `${text}:` };
    }
    const end = closing(this.rest, close + 2, '[]', LABEL);
    if (end === 'open' && !final) return 'wait';
    const numbers = typeof end === 'number' && isNumbers(this.rest.slice(close + 2, end));
    return { length: typeof end === 'number' && !numbers ? end + 1 : close + 1, text: this.inner(label) };
  }

  /** The target of a link whose label was too long to be read as one. */
  private readTarget(final: boolean): ScanStep {
    const end = closing(this.rest, 2, '()', TARGET);
    if (end === 'open' && !final) return 'wait';
    if (typeof end === 'string') return { length: 2, text: '] (' };
    const target = targetOf(this.rest.slice(2, end));
    return { length: end + 1, text: mayLead(target, this.sealed) ? `](${target})` : ']' };
  }

  /** A label that is no link: sources that exist, or a text in brackets. */
  private plain(label: string): string {
    // What was taken out of a label may leave a number: `[3[9]]`.
    if (!isNumbers(label))
      return isNumbers(this.inner(label)) ? this.plain(this.inner(label)) : `[${this.inner(label)}]`;
    const known = label.split(',').map(Number).filter(this.isSource);
    return known.length > 0 ? `[${known.join(', ')}]` : '';
  }

  /** What stands inside is let through by the same rules. */
  private inner(label: string): string {
    const guard = new Guard(this.isSource, this.sealed);
    return guard.push(label) + guard.end();
  }
}
