import type { Module, Role } from '@talent-os/contracts';
import type { Passage } from '@talent-os/contracts/chat/knowledge.js';
import type { KnowledgeKind } from '@talent-os/contracts/upload.js';
import { keptName } from '@talent-os/service-kit/files/kept-name';

const MARKDOWN = /\.(md|markdown)\s*$/i;
const ENDINGS = /\.(pdf|docx|md|markdown|txt|text)\s*$/i;

/** The name a document's file is kept and sent under. Plain text keeps that it is Markdown, which its bytes do not tell. */
export const knowledgeName = (called: string | undefined, kind: KnowledgeKind): string =>
  keptName(called, kind === 'txt' && MARKDOWN.test(called ?? '') ? 'md' : kind, ENDINGS);

type Audience = {
  readonly readers: 'nobody' | 'everyone' | 'roles' | 'hubs';
  readonly roles: readonly Role[];
  readonly hubs: readonly Module[];
};

/** Who may read a document as it is kept: what does not count is forgotten. Nothing where nobody was chosen. */
export function audienceOf<A extends Audience>({ readers, roles, hubs }: A): Pick<A, keyof Audience> | undefined {
  const chosen = { readers, roles: readers === 'roles' ? roles : [], hubs: readers === 'hubs' ? hubs : [] };
  if (readers === 'roles' && roles.length === 0) return undefined;
  if (readers === 'hubs' && hubs.length === 0) return undefined;
  return chosen;
}

/** Words that ask without saying for what, in the languages that are read. */
const ASKING = new Set(
  `please tell show give find list explain say says said know want need get got many much long often
   document documents file files according does anything something there about
   bitte zeige sag wie viele viel lange wann muss ich gibt es
   combien donne montre dis moi est quel quelle quels
   cuanto cuantos cuantas dime muestra hay que
   quanto quanti quante dimmi mostra ci sono`.split(/\s+/),
);

/** The words of a question that say what it is about; all of them where none is left. */
export function searchWords(question: string): string {
  const words = question.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  const telling = words.filter((word) => !ASKING.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

type Match = Pick<Passage, 'matched' | 'wanted' | 'named'>;
/** Of the words of a question that count, so many have to stand in a passage. */
const SHARE = 0.6;
const FEWEST = 2;

/**
 * Whether a passage is about a question, so that it may be quoted for an answer: most of its words stand there, at least
 * two of them. A single word has to stand in the heading or the title: alone in a sentence it says nothing.
 */
export function isStrong({ matched, wanted, named }: Match): boolean {
  if (wanted <= 1) return matched === 1 && wanted === 1 && named;
  return matched >= FEWEST && matched / wanted >= SHARE;
}

/** Passages quoted for one answer. */
const QUOTED = 3;

/** The passages to quote: strong ones, and of these the ones that hold as much of the question as the best. */
export function quotable<P extends Match>(passages: readonly P[]): readonly P[] {
  const strong = passages.filter(isStrong);
  const best = Math.max(...strong.map(({ matched }) => matched));
  return strong.filter(({ matched }) => matched === best).slice(0, QUOTED);
}
