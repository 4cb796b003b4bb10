import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { fallbacks } from '@talent-os/contracts/chat/models.js';
import { marksOf, proposalsOf, sourcesOf, type Conversation } from './conversation.js';
import { asInertMarkdown, asLine, asText } from './inert.rules.js';

const made: Readonly<Record<NonNullable<ChatMessage['mode']>, string>> = {
  model: 'by an AI model',
  'platform-data': 'from platform data',
  direct: 'from platform data, before a model was asked',
  degraded: 'from platform data, the AI model was away',
};

/** `2026-11-20 10:05 UTC`. */
const momentOf = (instant: string): string => {
  const text = new Date(instant).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
};

/** Which model answered, or what did. */
function writerOf({ answeredBy, fallback, mode }: ChatMessage): string {
  const writer = answeredBy
    ? `by ${asLine(answeredBy.name)} (${asLine(answeredBy.model)}, ${answeredBy.promptTokens + answeredBy.completionTokens} tokens)`
    : made[mode ?? 'platform-data'];
  return fallback ? `${writer}; ${fallbacks[fallback].toLowerCase()}` : writer;
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`**${title}**`, lines.join('\n')];

const sources = (message: ChatMessage): string[] =>
  listed(
    'Sources',
    sourcesOf(message).map(({ number, label, asOf, link }) => {
      const where = link ? ` at ${asLine(link)}` : '';
      return `- \\[${number}\\] ${asLine(label)}, as of ${momentOf(asOf)}${where}`;
    }),
  );

const proposals = (message: ChatMessage): string[] =>
  proposalsOf(message).flatMap(({ title, details, state, outcome }) => [
    `**Proposed change: ${asLine(title)}** (${state}${outcome ? `: ${asLine(outcome)}` : ''})`,
    ...listed(
      'What would change',
      details.map(({ label, value }) => `- ${asLine(label)}: ${asLine(value)}`),
    ),
  ]);

function marks(message: ChatMessage): string[] {
  const found = marksOf(message);
  if (!found) return [];
  const numbers = found.unverified.map(asLine).join(', ');
  return [
    ...(found.grounded ? [] : ['*Not from platform data.*']),
    ...(numbers ? [`*Not found in what was read: ${numbers}*`] : []),
  ];
}

function answer(message: ChatMessage): string[] {
  const isWhole = message.status === 'complete';
  return [
    `### Assistant, ${momentOf(message.timestamp)}`,
    asInertMarkdown(message.content),
    ...(isWhole ? [] : [`*This answer is not complete: ${message.status}.*`]),
    ...marks(message),
    ...proposals(message),
    ...sources(message),
    `*Answered ${writerOf(message)}.*`,
  ];
}

const question = (message: ChatMessage): string[] => [
  `### Question, ${momentOf(message.timestamp)}`,
  asText(message.content),
];

/** A conversation as Markdown that shows what was said and does nothing, whatever was said. */
export function markdownOf({ title, hubTitle, exportedAt, messages }: Conversation): string {
  const head = [`# ${asLine(title)}`, `${asLine(hubTitle)}, exported ${momentOf(exportedAt)}`];
  const said = messages.flatMap((message) => (message.role === 'user' ? question(message) : answer(message)));
  return `${[...head, ...said].filter(Boolean).join('\n\n')}\n`;
}
