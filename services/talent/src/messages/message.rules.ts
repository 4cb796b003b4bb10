import type { FieldError } from '@talent-os/contracts';
import {
  messageEvents,
  messageStages,
  variablesOf,
  type MessageEvent,
  type MessageState,
  type MessageVariable,
} from '@talent-os/contracts/talent/message-shapes.js';
import type { MessageTemplate } from '@talent-os/contracts/talent/messages.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';

export type Wording = { readonly subject: string; readonly body: string };
export type MessageFacts = Readonly<Record<MessageVariable, string>>;

/** Whatever stands in double braces. */
export const PLACE = /\{\{([^{}]*)\}\}/g;
/** What stands in double braces of a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name]) => name!.trim());
const written = (name: string) => `{{${name}}}`;

/** What of an application stands in a message, each once. */
export const variablesIn = ({ subject, body }: Wording, event: MessageEvent): MessageVariable[] => {
  const named = new Set(namesIn(`${subject} ${body}`));
  return variablesOf[event].filter((variable) => named.has(variable));
};

/** Why a message cannot be kept, a text per field: it is for a stage its event happens in, and every variable is known. */
export function messageFaults(stage: StageType, event: MessageEvent, wording: Wording): FieldError[] {
  const misplaced = messageStages[event].includes(stage)
    ? []
    : [{ field: 'stage', message: `“${messageEvents[event]}” is not written about in this stage` }];
  const strange = (['subject', 'body'] as const).flatMap((field) => strangeIn(field, wording[field], event));
  return [...misplaced, ...strange];
}

/** A variable of a text that stands for nothing where it is written about an event. */
export const strangeIn = (field: string, text: string, event: MessageEvent): FieldError[] =>
  unknownVariable(field, namesIn(text), variablesOf[event]);

/** The first variable of a field that is none of those there are. */
export function unknownVariable(field: string, names: readonly string[], known: readonly string[]): FieldError[] {
  const name = names.find((one) => !known.includes(one));
  if (name === undefined) return [];
  const choices = known.map(written).join(', ');
  return [{ field, message: `${written(name)} stands for nothing here: choose among ${choices}` }];
}

/** What may be done with a version. */
export const mayWith = (state: MessageState): MessageTemplate['may'] => ({
  do: state === 'active' ? ['change', 'retire'] : ['activate'],
});

/** A message as a person reads it. */
export const filledIn = ({ subject, body }: Wording, facts: MessageFacts): Wording => ({
  subject: filled(subject, facts),
  body: filled(body, facts),
});

/** A text with what its variables stand for. */
export const filled = (text: string, facts: MessageFacts): string =>
  text.replaceAll(PLACE, (whole, name: string) => facts[name.trim() as MessageVariable] ?? whole);
