import { allTools } from '../tools/tool.js';
import { daysIn, type FoundDay } from './dates.js';
import { kindOf, type Kind } from './classify.rules.js';
import { featuresOf, type Features } from './features.js';
import { index } from './rank.js';
import { namesAmong, namesIn } from './names.js';
import { asMeant, termsOf, type Term } from './terms.js';
import { plain, withoutPoliteness, wordsOf, type Word } from './words.js';

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
const MESSAGE = /(?::\s+|\s[-–—]\s+|\s(?:because|since|saying|as)\s+(?=\w+\s+\w+))(.+)$/is;
/** `Note for the Acme deal that they agreed`, `mark it as lost, the price was too high`. */
const NOTED =
  /(?<=^(?:log|note|record|write|add|document|jot|make|keep|leave|enter|put|mark|close|set)\b.*\w)(?:,| that)\s+(?=\S+\s+\S+)(.+)$/i;
const THAT = /^(?:log|note|record|write down|add|document|jot down)\s+that\s+(.+)$/i;

export function utteranceOf(content: string, today: Date): Utterance {
  const whole = plain(content);
  const polite = verbFirst(withoutPoliteness(whole));
  const kind = kindOf(polite, whole);
  const said = kind === 'command' ? (MESSAGE.exec(polite) ?? THAT.exec(polite) ?? NOTED.exec(polite)) : null;
  const message = said?.[1]?.trim().replace(/^["']|["']$/g, '');
  const head = said && said.index > 0 ? polite.slice(0, said.index) : polite;
  const days = daysIn(head, today);
  const all = wordsOf(head);
  // A day is no name and no number of something.
  const words = all
    .filter(({ start, end }) => !days.some((day) => start >= day.start && end <= day.end))
    .map((word) => asMeant(word, (stem) => index.isTerm(stem)));
  const named = namesAmong(words, (stem) => index.isTerm(stem));
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
    message,
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
