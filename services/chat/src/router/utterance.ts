import { allTools } from '../tools/tool.js';
import { daysIn, type FoundDay } from './dates.js';
import { kindOf, type Kind } from './classify.rules.js';
import { featuresOf, type Features } from './features.js';
import { index } from './rank.js';
import { saidIn } from './message.js';
import { namesAmong, namesIn, withSecondParts } from './names.js';
import { asMeant, termsOf, type Term } from './terms.js';
import { plain, stemOf, withoutPoliteness, wordsOf, type Word } from './words.js';

/** A message taken apart once: everything choosing and filling looks at. */
export type Utterance = {
  readonly text: string;
  readonly kind: Kind;
  /** Whether it began as a wish: `I would like to`. */
  readonly wish: boolean;
  readonly words: readonly Word[];
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

/** Stems that stand for a value of some field. */
const values: ReadonlySet<string> = new Set(
  allTools.flatMap(({ spec }) =>
    Object.values(spec.slots ?? {}).flatMap((slot) =>
      Object.values(slot.words ?? {})
        .flat()
        .map((word) => stemOf(word)),
    ),
  ),
);

export function utteranceOf(content: string, today: Date): Utterance {
  const whole = plain(content);
  const polite = verbFirst(withoutPoliteness(whole));
  const kind = kindOf(polite, whole);
  const said = kind === 'command' ? saidIn(polite) : undefined;
  const head = said?.head ?? polite;
  const days = daysIn(head, today);
  const all = wordsOf(head);
  // A day is no name and no number of something.
  const words = all
    .filter(({ start, end }) => !days.some((day) => start >= day.start && end <= day.end))
    .map((word) => asMeant(word, (stem) => index.isTerm(stem)));
  const found = namesAmong(words, (stem) => index.isTerm(stem));
  const named = kind === 'command' ? withSecondParts(words, found, head, ({ stem }) => values.has(stem)) : found;
  const terms = termsOf(words, named);
  return {
    text: head,
    kind,
    wish: WISH.test(whole),
    words,
    names: namesIn(words, named, head),
    terms,
    features: featuresOf(words, named, terms),
    days,
    message: said?.message,
    mine: all.some(({ text }) => /^(?:my|mine|i|myself)$/i.test(text)),
  };
}

const verbs = allTools.flatMap(({ spec }) => spec.proposes?.verbs ?? []).join('|');
const LATE_VERB = new RegExp(
  String.raw`^([^,:;]{3,80})[,:;]\s+(?:please |so |then |and |can you |could you )*((?:${verbs})\b.*)$`,
  'i',
);

/** `The Acme deal: move it to proposal` with its order in front, as other orders have it. */
const verbFirst = (text: string): string => text.replace(LATE_VERB, '$2 $1');
