import { allTools, type Tool } from '../tools/tool.js';
import { daysIn, type FoundDay } from './dates.js';
import { kindOf, type Kind } from './classify.rules.js';
import { featuresOf, type Features } from './features.js';
import { index } from './rank.js';
import { saidIn } from './message.js';
import { namesAmong, namesIn, withSecondParts } from './names.js';
import { asMeant, termsOf, type Term } from './terms.js';
import { asOrder } from './orders.js';
import { titlesAmong } from './titles.js';
import { plain, stemOf, withoutPoliteness, wordsOf, type Word } from './words.js';

/** A message taken apart once: everything choosing and filling looks at. */
export type Utterance = {
  readonly text: string;
  readonly kind: Kind;
  /** Whether it began as a wish: `I would like to`. */
  readonly wish: boolean;
  readonly words: readonly Word[];
  /** Words that are no part of a name. */
  readonly unnamed: readonly Word[];
  readonly names: readonly string[];
  readonly terms: readonly Term[];
  readonly features: Features;
  readonly days: readonly FoundDay[];
  /** What stands behind a colon, in quotes after a verb of saying, or behind `because`. */
  readonly message: string | undefined;
  readonly mine: boolean;
};

const WISH =
  /^(?:please |hi |hello |hey )*i (?:am (?:no longer |not )?interested in|(?:would |really )*(?:like|want|love|wish))\b/i;

const phrasesFor = (tools: readonly Tool[]): string[] =>
  tools.flatMap(({ spec }) =>
    Object.values(spec.slots ?? {}).flatMap((slot) => Object.values(slot.words ?? {}).flat()),
  );
/** Stems of words that stand in a value of some field. */
const values = new Set(phrasesFor(allTools).flatMap((phrase) => phrase.split(' ').map(stemOf)));
/** Stems of words that are a value by themselves. */
const valuesOf = (tools: readonly Tool[]): ReadonlySet<string> =>
  new Set(
    phrasesFor(tools)
      .filter((phrase) => !phrase.includes(' '))
      .map(stemOf),
  );
const ends = { command: valuesOf(allTools.filter(({ writes }) => writes)), question: valuesOf(allTools) };

export function utteranceOf(content: string, today: Date): Utterance {
  const written = plain(content);
  const polite = asOrder(withoutPoliteness(written));
  const kind = kindOf(polite, written);
  const said = kind === 'command' ? saidIn(polite) : undefined;
  const head = said?.head ?? polite;
  const days = daysIn(head, today);
  const all = wordsOf(head);
  // A day is no name and no number of something.
  const isDay = ({ start, end }: Word) => days.some((day) => start >= day.start && end <= day.end);
  const meant = all.map((word) => asMeant(word, (stem) => index().isTerm(stem)));
  const words = meant.filter((word) => !isDay(word));
  const found = namesAmong(words, (stem) => index().isTerm(stem));
  const isValue = ({ stem }: Word) => values.has(stem);
  const isOrder = kind === 'command';
  const last = isOrder ? ends.command : ends.question;
  // In a question only a name it begins with surely goes on behind a dash.
  const whole = isOrder || found.has(0) ? withSecondParts(words, found, head, ({ stem }) => last.has(stem)) : found;
  const named = new Set([...whole, ...titlesAmong(words, head, isOrder, isValue)]);
  const terms = termsOf(words, named);
  // What was learned from texts with days in them is looked for with them.
  const parts = new Set(words.filter((_, at) => named.has(at)));
  const spoken = new Set(meant.flatMap((word, at) => (parts.has(word) ? [at] : [])));
  return {
    text: head,
    kind,
    wish: WISH.test(written),
    words,
    unnamed: words.filter((_, at) => !named.has(at)),
    names: namesIn(words, named, head),
    terms,
    features: featuresOf(meant, spoken, termsOf(meant, spoken)),
    days,
    message: said?.message,
    mine: all.some(({ text }) => /^(?:my|mine|i|myself)$/i.test(text)),
  };
}
