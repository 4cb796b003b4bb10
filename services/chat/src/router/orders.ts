import { allTools } from '../tools/tool.js';

const verbs = allTools.flatMap(({ spec }) => spec.proposes?.verbs ?? []).join('|');
const EARLY_VERB = new RegExp(String.raw`^(?:${verbs})\b`, 'i');
/** `The Acme deal: move it to proposal`. */
const LATE_VERB = new RegExp(
  String.raw`^([^,:;]{3,80})[,:;]\s+(?:please |so |then |and |can you |could you )*((?:${verbs})\b.*)$`,
  'i',
);
/** `We lost the Acme deal`, `I have just won Acme Renewal`. */
const RESULT =
  /^(?:[Ww]e|I)(?: have| just| finally| sadly| unfortunately| now)* ((?:[Ww]on|[Ll]ost))\s+(?=\p{Lu}|"|(?:the|our|my) .*\bdeal\b)([^?]+)$/u;
/** `Acme Renewal should go to proposal`. */
const DEMAND =
  /^(?!(?:which|what|who|why|when|where|how|i|we|you|they|it|there|that|this)\b)(.{3,60}?),? (?:should|can|must|needs to|has to|ought to)(?: now)? (?:go|move|be moved|be put|be set|change|switch|advance)(?: back| on| over)? (?:to|in|into) ([^?]+)$/i;

/** A text that wants something changed with its order in front, as other orders have it; any other text as it is. */
export function asOrder(text: string): string {
  if (EARLY_VERB.test(text)) return text;
  return text.replace(LATE_VERB, '$2 $1').replace(RESULT, 'mark as $1 $2').replace(DEMAND, 'move $1 to $2');
}
