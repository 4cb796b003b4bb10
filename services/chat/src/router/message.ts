import { allTools } from '../tools/tool.js';
import { beginsWith } from './classify.rules.js';
import { bestValue } from './phrases.js';
import { quotesIn, wordsOf } from './words.js';

type Said = { readonly head: string; readonly message: string };

/** Before what somebody says: a colon, a dash, or a word for it. */
const SEPARATOR = /:\s+|\s[-–—]\s+|\s(?:because|since|saying|as)\s+(?=\w+\s+\w+)/gi;
/** `Note for the Acme deal that they agreed`, `mark it as lost, the price was too high`. */
const NOTED =
  /(?<=^(?:log|note|record|write|add|document|jot|make|keep|leave|enter|put|mark|close|set)\b.*\w)(?:,| that)\s+(?=\S+\s+\S+)/gi;
const THAT = /^(?:log|note|record|write down|add|document|jot down)\s+that\s+/gi;
/** What may also stand inside a name, or before a value: `Keystone – Annual renewal`, `as closed won`. */
const AMBIGUOUS = /^\s(?:[-–—]|as)\s/i;

/** An order and the text that goes with it; nothing where it has none. What stands in quotes is never cut. */
export function saidIn(text: string): Said | undefined {
  const quotes = quotesIn(text);
  for (const pattern of [SEPARATOR, THAT, NOTED])
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const before = text.slice(0, index);
      const after = text.slice(index + found.length);
      if (after === '' || quotes.some(([from, to]) => index >= from && index < to)) continue;
      if (AMBIGUOUS.test(found) && (joinsName(before, after) || holdsValue(before, after))) continue;
      return { head: before || text, message: after.trim().replace(/^["']|["']$/g, '') };
    }
  return undefined;
}

const SENTENCE = /^(?:I|We|You|They|He|She|It|The|This|That|These|There|And|But|So|No|Yes|Not|Now)\b/;

/** `Keystone Software – Annual renewal`: capitals on both sides, and behind no word that begins a sentence. */
const joinsName = (before: string, after: string): boolean =>
  /^\p{Lu}/u.test(after) && !SENTENCE.test(after) && /(?:^|\s)\p{Lu}[\p{L}\p{N}.&']*$/u.test(before);

/** Whether the order's choice is only made behind: `move keystone – renewal to negotiation`. */
const holdsValue = (before: string, after: string): boolean =>
  allTools.some(
    (tool) =>
      tool.writes &&
      beginsWith(before, tool) &&
      Object.values(tool.spec.slots ?? {}).some(
        ({ words, ask }) =>
          words && ask && !bestValue(wordsOf(before), words) && bestValue(wordsOf(after), words) !== undefined,
      ),
  );
