import type { Kind } from './kinds.js';
import { viewOf } from './view.js';

const OPEN = '⟦';
const CLOSE = '⟧';
const TOKEN = /⟦[A-Z]+_\d+⟧/g;
/** Longest placeholder, in characters: what a stream holds back at most. */
const LONGEST = 24;
/** Shorter values are words like any other: hiding them would hide sentences. */
const SHORTEST = 3;

type PlaceholderMap = Readonly<Record<string, string>>;

/**
 * What a conversation hides from models, and gives back to the person. The same value has the same placeholder
 * throughout, so a model can tell two people apart without knowing either.
 */
export class Vault {
  private readonly tokens = new Map<string, string>();
  private readonly values = new Map<string, string>();
  private pattern: RegExp | undefined;

  /** `numbered`: the number of a value's placeholder, where it does not follow from the order. */
  constructor(
    kept: PlaceholderMap = {},
    private readonly numbered?: (name: string) => string,
  ) {
    for (const [token, value] of Object.entries(kept)) this.keep(token, value);
  }

  get size(): number {
    return this.values.size;
  }

  /** The placeholder of a value. */
  hide(kind: Kind, value: string): string {
    const known = this.tokens.get(nameOf(value));
    if (known) return known;
    const token = this.freeToken(kind, value);
    this.keep(token, value);
    return token;
  }

  /** A text with every value that is hidden already hidden here too, however it is capitalised; words of health aside. */
  hideKnown(text: string): string {
    if (this.size === 0) return text;
    this.pattern ??= patternOf([...this.values].flatMap(([token, value]) => (isHealth(token) ? [] : value)));
    return this.outside(text, (part) =>
      part.replaceAll(this.pattern!, (value) => this.tokens.get(nameOf(value)) ?? value),
    );
  }

  /** A whole text with its placeholders given back; what stands for nothing stays as it is. */
  reveal(text: string): string {
    return text.replaceAll(TOKEN, (token) => this.values.get(token) ?? token);
  }

  /** Changes a text everywhere but in its placeholders. What only looks like one is text like any other. */
  outside(text: string, change: (part: string) => string): string {
    let out = '';
    let from = 0;
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      if (!this.values.has(token)) continue;
      out += change(text.slice(from, index)) + token;
      from = index + token.length;
    }
    return out + change(text.slice(from));
  }

  /** Whether a text holds something that is hidden, as a placeholder or in plain words. */
  holdsAny(text: string): boolean {
    return this.hideKnown(text) !== text || [...text.matchAll(TOKEN)].some(([token]) => this.values.has(token));
  }

  toJSON(): PlaceholderMap {
    return Object.fromEntries(this.values);
  }

  private freeToken(kind: Kind, value: string): string {
    for (let seed = nameOf(value); ; seed += ' ') {
      const token = `${OPEN}${kind}_${this.numbered?.(seed) ?? this.size + 1}${CLOSE}`;
      if (!this.values.has(token)) return token;
    }
  }

  private keep(token: string, value: string): void {
    this.tokens.set(nameOf(value), token);
    this.values.set(token, value);
    this.pattern = undefined;
  }
}

/** Words of health are found anew in every text: readers with the right see them. */
const isHealth = (token: string) => token.startsWith(`${OPEN}HEALTH_`);

/** However it is written: look-alikes, hidden characters, lines and case change nothing. */
const nameOf = (value: string) => viewOf(value).text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Any of the values, longest first, as whole words. */
function patternOf(values: readonly string[]): RegExp {
  const parts = values
    .map((value) => value.trim())
    .filter((value) => value.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return parts.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Gives placeholders back in a stream, whose pieces may cut them anywhere: an open one is held back until it is whole. */
export class PlaceholderStream {
  private held = '';

  constructor(private readonly vault: Vault) {}

  push(text: string): string {
    this.held += text;
    const open = this.held.lastIndexOf(OPEN);
    const waits = open >= 0 && !this.held.includes(CLOSE, open) && this.held.length - open < LONGEST;
    const ready = waits ? this.held.slice(0, open) : this.held;
    this.held = waits ? this.held.slice(open) : '';
    return this.vault.reveal(ready);
  }

  end(): string {
    const rest = this.held;
    this.held = '';
    return this.vault.reveal(rest);
  }
}
