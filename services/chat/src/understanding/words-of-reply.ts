import { promptsFor } from '@talent-os/contracts/chat/hub-prompts.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import type { Suggestion } from '@talent-os/contracts/chat/parts.js';
import type { AppAbility } from '@talent-os/contracts';
import { neutral } from '../present/neutral.js';
import { describedFor } from '../tools/tools-for.js';
import type { Tool } from '../tools/tool.js';
import { nounsOfOperation } from './nouns-of.js';
import { isFunction } from './thesaurus.js';
import { keyOf } from './words.js';

/** Answers of the assistant that come from no operation. */
export const says = {
  thanks: 'You are welcome.',
  cancelled: 'Cancelled. Nothing was changed.',
  dropped: 'Cancelled: what I have prepared can no longer be approved. Nothing was changed.',
  prepared: 'I have prepared this change. Nothing happens until you approve it.',
  preparedAnew:
    'I have prepared the change anew; the one before can no longer be approved. Nothing happens until you approve it.',
  nothingToCancel: 'There is nothing to cancel.',
  unknown:
    'I can only answer from the data of this platform, and I have nothing there that answers this. Here you can ask me, for example:',
  vague:
    'What exactly do you mean? Please name the thing it is about, such as a deal, a shift, a position or a person.',
  kept: 'I cannot tell this: it stays out of conversations. You find it on its own screen.',
  private: 'Only you read this: it is left out of what models are told, of shared conversations and of files.',
  notInOwn: 'I found nothing in your own data that answers this. You find all of it on its own screen.',
  unspeakable: 'Something here cannot be put into words; its screen shows it.',
  unsure:
    'I can only answer from the data of this platform, and I am not sure what you ask for. Did you mean one of these?',
  named: 'Please name the thing itself, such as a deal, a shift, a position or a person.',
  noChange:
    'I cannot make this change. I propose changes only where they are offered to me, and only with your rights. Here you can ask me, for example:',
  otherChange: 'I cannot make this change. I can prepare these: which one do you mean?',
  allTold: 'That is all I can answer here. Your own words will do: ask for anything that you see on your screens.',
  stopped: 'Say “cancel” to leave it.',
  languages: 'I can only read English, German, French and Spanish. Please ask me in one of them.',
  outside:
    'I can only answer from the data of this platform: I make up, translate, reckon, judge and order nothing beyond it. Here you can ask me, for example:',
} as const;

type Unplaced = {
  readonly words: readonly string[];
  /** Words that name something nobody has shown the caller. */
  readonly names: readonly string[];
  /** Nothing was named at all. */
  readonly isVague: boolean;
  /** Nothing but words nobody here knows, and no question around them. */
  readonly isBare?: boolean;
  /** Whether something near is offered. */
  readonly offers: boolean;
};

/** What was not understood, in words; nothing is claimed of words there are none of. */
export function notUnderstood({ words, names, isVague, isBare, offers }: Unplaced): string {
  if (names.length > 0)
    return `I can only answer from what you may see, and nothing called “${neutral(names.join(' '))}” is there: you see only your own and what is shared with you.`;
  if (isVague) return says.vague;
  const listed = words.map((word) => `“${neutral(word)}”`).join(', ');
  if (!offers && isBare)
    return `I can only answer from the data of this platform, and I could not place ${listed} there. Could you say it in other words?`;
  if (!offers) return says.unknown;
  if (words.length === 0) return says.unsure;
  return `I can only answer from the data of this platform, and I could not place ${listed} there. Did you mean one of these?`;
}

/** What can be chosen, with numbers to answer by. */
export const numbered = (options: readonly { readonly name: string }[]): string =>
  options.length === 0 ? ' ' : `\n\n${options.map(({ name }, at) => `${at + 1}. ${neutral(name)}`).join('\n')}\n\n`;

/** Says which words a proposal leaves out. */
export const withoutPlace = (words: readonly string[]): string =>
  `It leaves out ${words.map((word) => `“${neutral(word)}”`).join(' and ')}: there is no place for it in this change.`;

/** How many questions are told at once of those that may be asked. */
export const LISTED = 12;
/** How many questions or changes are offered at once. */
export const OFFERED = 3;

/** A question an operation answers, as people would write it: its first example without a name in it. */
export function questionFor({ spec }: Tool): string {
  const example =
    spec.examples.find((one) => !/\s\p{Lu}\p{L}/u.test(one.replaceAll(/\bI\b/g, ''))) ?? spec.examples[0]!;
  const text = example.charAt(0).toUpperCase() + example.slice(1);
  return spec.proposes || /^(?:show|list|give|find|tell|propose)\b/i.test(example) ? text : `${text}?`;
}

/** What can be asked on this page, by this person. */
export const offersOf = (hub: string, ability: AppAbility): Suggestion[] =>
  promptsFor(hub, ability).map((text) => ({ label: text, text }));

/** How much of what a message names a tool is about: help with shifts begins with shifts. */
function aboutness({ label, spec, name }: Tool, stems: ReadonlySet<string>): number {
  const own = [label, spec.proposes?.title ?? '', ...(spec.synonyms ?? []), ...nounsOfOperation(name)].flatMap(
    (phrase) => keyOf(phrase).split(' '),
  );
  return new Set(own.filter((stem) => stems.has(stem) && !isFunction(stem))).size;
}

/** Changes the person may propose to what a message is about, each as it is ordered. */
export function changesAbout(text: string, ability: AppAbility): Suggestion[] {
  const stems = new Set(keyOf(text).split(' '));
  return describedFor(ability)
    .filter((tool) => tool.writes && aboutness(tool, stems) > 0)
    .toSorted((a, b) => aboutness(b, stems) - aboutness(a, stems))
    .slice(0, OFFERED)
    .map(({ spec }) => ({ label: spec.proposes!.title, text: spec.examples[0]! }));
}

/** Tools of the person, those first that the message is about, then those of the hub. */
function toolsAbout(hub: string, ability: AppAbility, text: string): readonly Tool[] {
  const stems = new Set(keyOf(text).split(' '));
  const worth = (tool: Tool) => 2 * aboutness(tool, stems) + Number(tool.spec.hubs.includes(hub));
  return describedFor(ability).toSorted((a, b) => worth(b) - worth(a));
}

/** What the assistant can do here, for this person: the hub's intro, then questions it answers and changes it proposes. */
export function* helpText(hub: string, ability: AppAbility, text = ''): Generator<string> {
  const tools = toolsAbout(hub, ability, text);
  yield `${textsOf(hub).intro}\n\n`;
  yield 'You can ask me, for example:\n\n';
  for (const tool of tools.filter(({ writes }) => !writes).slice(0, LISTED)) yield `- ${questionFor(tool)}\n`;
  const changes = tools.filter(({ writes }) => writes);
  if (changes.length === 0) return;
  yield '\nI can prepare these changes for your approval:\n\n';
  for (const { spec } of changes) yield `- ${spec.proposes!.title}\n`;
}

/** Further questions, after as many as were told. */
export function* moreHelp(hub: string, ability: AppAbility, text: string, told: number): Generator<string> {
  const more = toolsAbout(hub, ability, text)
    .filter(({ writes }) => !writes)
    .slice(told, told + LISTED);
  yield more.length > 0 ? 'You can also ask me, for example:\n\n' : says.allTold;
  for (const tool of more) yield `- ${questionFor(tool)}\n`;
}
