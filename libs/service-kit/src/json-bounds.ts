import type { JsonBounds } from '@talent-os/contracts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Follows the brackets, commas and strings of a JSON text while its bytes arrive. Nothing is decoded and nothing kept, so
 * that what is refused costs a few microseconds, whatever it would cost to parse. A text that is no JSON is left to the
 * parser, which stops where the two would begin to differ.
 */
export class JsonScan {
  private depth = 0;
  private values = 0;
  private inString = false;
  private escaped = false;

  constructor(private readonly bounds: JsonBounds) {}

  /** Takes the next bytes. Answers which bound the text so far exceeds; nothing while it stays within both. */
  exceeded(chunk: Uint8Array): keyof JsonBounds | undefined {
    const { depth: deepest, values: most } = this.bounds;
    let { depth, values, inString } = this;
    let at = this.escaped ? 1 : 0;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (inString) {
        if (byte === QUOTE) inString = false;
        else if (byte === BACKSLASH) at += 1;
      } else if (byte === QUOTE) inString = true;
      else if (byte === COMMA) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        values += 1;
        depth += 1;
        if (depth > deepest) return 'depth';
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    }
    this.escaped = at > chunk.length;
    this.depth = depth;
    this.values = values;
    this.inString = inString;
    return values > most ? 'values' : undefined;
  }
}

/** Whether a whole JSON text stays within its bounds. */
export const withinBounds = (text: string, bounds: JsonBounds): boolean =>
  new JsonScan(bounds).exceeded(Buffer.from(text)) === undefined;
