/**
 * Requests no organization's data can answer, told by what they ask to be done rather than by their subject: to work out,
 * make up, translate, explain, judge, or do something out in the world.
 */
const POLITE = String.raw`^(?:(?:please|hey|hi|ok|and|so|now|just|kindly)[\s,]+)*(?:(?:can|could|would|will) you (?:please |kindly |quickly )?|i (?:want|need|would like) you to |let us |help me (?:to )?)?(?:please )?`;
const begins = (rest: string) => new RegExp(POLITE + rest, 'i');
const WORK =
  'poems?|songs?|lyrics|haikus?|essays?|story|stories|tales?|jokes?|riddles?|limericks?|speech|speeches|toasts?|raps?|novels?|blogs?|articles?|tweets?|letters?|e-?mails?|cvs?|resumes?|scripts?|code|recipes?|slogans?|newsletters?';

const always: readonly RegExp[] = [
  // Reckoning with numbers that are said.
  /\b\d[\d.,]*\s*(?:%|percent|per cent)\s+of\s+[$€£]?\d/i,
  /\b[$€£]?\d[\d.,]*\s*(?:plus|minus|times|divided by|multiplied by|[x×*+/÷])\s*[$€£]?\d/i,
  /\b(?:square|cube) root\b|\bsolve\b.*[=\d]|\bfactorial\b/i,
  begins(String.raw`(?:convert|exchange)\s+(?:[$€£]?\d|an? |one |two |ten |a hundred)`),
  // Making something up, or putting it into other words.
  begins(
    String.raw`(?:write|compose|make up|invent|draft)\s+(?:me |us |up )?(?:an?|some|another|the|my)?\s*(?:[a-z]+ ){0,2}(?:${WORK})\b`,
  ),
  begins(
    String.raw`(?:tell|sing|recite|read|play)\s+(?:me |us )?(?:an?|some|another|the)?\s*(?:[a-z]+ )?(?:jokes?|story|stories|riddles?|songs?|lullab(?:y|ies)|music|poems?|games?|chess)\b`,
  ),
  begins(String.raw`(?:translate|paraphrase|proofread|rhyme|spell|pronounce|draw|paint|sketch|sing)\b`),
  /\bhow do (?:i|you|we) say\b.*\bin [A-Z]/,
  // Judgement, advice and the future.
  /\b(?:do|would) you (?:think|believe|like|love|prefer|feel|agree|recommend|advise|suggest|bet)\b/i,
  /\bwhat (?:do|would) you (?:think|recommend|advise|suggest|say)\b|\byour (?:opinion|favou?rite|advice|guess)\b/i,
  /\b(?:is|are|was) it (?:(?:still|really|even) )?(?:legal|illegal|lawful|allowed by law|safe|unsafe|healthy|unhealthy|dangerous|ethical|moral)\b/i,
  /\bwhat (?:does|do|did) the (?:law|constitution|bible|courts?|government|union)\b|\b(?:according to|by|against|under) (?:the )?law\b/i,
  begins(String.raw`(?:recommend|advise)\b`),
  /^how (?:does|do) (?:an? |the )?(?!i\b|we\b|you\b|my\b|our\b|this\b|it\b)[a-z-]+(?: [a-z-]+)? (?:work|function|spread|happen)s?$/i,
];

const aboutNothingHere: readonly RegExp[] = [
  begins(
    String.raw`(?:create|make|generate|give)\s+(?:me |us )?(?:an?|some|another|the|my)?\s*(?:[a-z]+ ){0,2}(?:${WORK})\b`,
  ),
  // What a word means, and how the world works.
  begins(String.raw`(?:explain|define|describe|teach me)\b`),
  /^what (?:is|are) (?:an? [a-z-]+(?: [a-z-]+)?$|the (?:meaning|definition|difference|capital|population|height|distance|speed|history|president|king|queen|currency|weather|time) )/i,
  /^what (?:does|do) .+ (?:mean|stand for)$/i,
  /^who (?:invented|discovered|founded|wrote|painted|directed|composed|built|sang|starred)\b/i,
  /^who (?:is|was|are) the (?:president|king|queen|ceo|chancellor|pope|mayor|prime minister|emperor|founder|inventor) of\b/i,
  /\bwhich (?:[a-z]+ )?(?:is|are|would be) better\b/i,
  // Things people do with somebody or something out in the world.
  begins(
    String.raw`(?:call|phone|ring|text|fax|order|buy|purchase|rent|book(?! me (?:in|on|for))|reserve|pay|cook|bake|drive|deliver|google|browse|download|install|play|turn (?:on|off)|switch (?:on|off)|open (?:the )?(?:door|window|garage)|wake me|set (?:an?|my|the) (?:alarm|timer|thermostat|heating|light))\b`,
  ),
];

/**
 * Whether a message asks for something no data of the product could answer, by how it asks. `text` is plain; `namesThing`
 * says whether something the product keeps is named: who orders a shift means ours.
 */
export function isOutside(text: string, namesThing: boolean): boolean {
  const bare = text.replace(/[\s.!?]+$/, '');
  return (
    always.some((pattern) => pattern.test(bare)) || (!namesThing && aboutNothingHere.some((one) => one.test(bare)))
  );
}
