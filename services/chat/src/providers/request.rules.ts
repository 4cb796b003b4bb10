import { withoutPersonal } from '../model/personal.rules.js';
import { Vault } from '../model/placeholders.js';
import type { CompletionRequest, ModelMessage } from './completion.js';
import type { Provider } from './provider.js';

const PLACEHOLDER = /⟦[A-Z]+_\d+⟧/;

/** Whether a request may leave for a provider at all. What is hidden counts as held: who blocks wants none of it. */
export const mayLeave = ({ phi }: Pick<Provider, 'phi'>, { messages }: CompletionRequest): boolean =>
  phi !== 'block' || !messages.flatMap(textsOf).some(tellsOfPeople);

const tellsOfPeople = (text: string): boolean => PLACEHOLDER.test(text) || withoutPersonal(text, new Vault()) !== text;

/** Every text somebody wrote into a message or a tool answered. The instructions are the organization's own words. */
function textsOf(message: ModelMessage): string[] {
  if (message.role === 'system') return [];
  const calls = 'tool_calls' in message ? (message.tool_calls ?? []) : [];
  return [message.content, ...calls].flatMap(stringsIn);
}

/** The texts in a value, also in JSON written as a text, where an escape could hide what they say. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  const inside = parsed(value);
  return typeof inside === 'object' && inside !== null ? [value, ...stringsIn(inside)] : [value];
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
