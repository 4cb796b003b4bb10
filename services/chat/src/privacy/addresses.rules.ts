import type { DetailPattern } from './finding.js';

/** Words for a street that mean nothing else behind a number, and those that do. */
const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|terrace|parkway|pkwy|highway|hwy|crescent|cres|gardens|mews|cir|ct|sq|pl';
const OTHERWISE =
  'drive|dr|court|place|square|way|circle|close|grove|row|walk|hill|trail|loop|plaza|alley|rise|park|green';
const SMALL =
  /\b(?:the|on|in|of|by|a|an|to|at|for|and|or|with|from|their|this|that|these|our|my|your|his|her|is|are|was|were|be|will|have|has|had|who|which|what|per|under|over|open|new|more|less|days?|hours?|weeks?|months?|years?|minutes?|people|nurses?|reps?|deals?|shifts?|percent|times?|more)\b/i;

const NUMBER = String.raw`\d{1,5}[a-z]?(?:[-/]\d{1,4}[a-z]?)?`;
const NAME = String.raw`(?:\d{1,3}(?:st|nd|rd|th)|[a-z][\w'.-]{0,30})`;
const UNIT = String.raw`(?:,?\s*(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|#)\.?\s*#?\w{1,6})?`;
const STATE =
  '(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|DC|NSW|VIC|QLD|TAS|ON|QC|BC|AB|MB|SK|NS|NB)';
const UK = String.raw`[a-z]{1,2}\d[a-z\d]?\s?\d[abd-hjlnp-uw-z]{2}`;
const CANADA = String.raw`[abceghj-nprstvxy]\d[a-z]\s?\d[a-z]\d`;
/** Town, state and postcode behind a street, as far as they are there. */
const TOWN = String.raw`(?:[,\s]+(?:\d{4,5}\s+)?[\p{Lu}][\p{L}'.-]+(?:[ -][\p{Lu}][\p{L}'.-]+){0,2})?(?:[,\s]+${STATE}\b\.?)?(?:[,\s]+(?:\d{5}(?:-\d{4})?|\d{4}|${UK}|${CANADA})\b)?`;
/** The same for a street in any case: without its capital a town is told by the postcode behind it or before it. */
const ANY_NAME = String.raw`[\p{L}'.-]+(?:[ -][\p{L}'.-]+){0,2}`;
const ANY_TOWN = String.raw`(?:[,\s]+${ANY_NAME}[,\s]+(?:(?:${STATE}\b\.?[,\s]*)?(?:\d{5}(?:-\d{4})?|${UK}|${CANADA})\b|${STATE}\s+\d{4}\b)|,?\s+\d{4,5}\s+${ANY_NAME})?`;

/** Ontario is no word where a postcode follows. */
const nothingSmall = (text: string) =>
  !SMALL.test(text.replace(/^\S+\s/, '').replace(/\b(?:ON|IN|OR)\b(?=[,\s]+[a-z]?\d)/gi, ''));
const notTime = (text: string) => !/(?:am|pm)$/i.test(text);

/** Where a person lives, in the ways of several countries. */
export const addressForms: readonly DetailPattern[] = [
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`(?<![\w.$€£-])${NUMBER},?\s+(?:[nsew]{1,2}\.?\s+)?(?:${NAME}\s+){1,4}(?:${STREETS}|${OTHERWISE})\b\.?(?:\s+(?:[nsew]{1,2}|north|south|east|west)\b\.?)?${UNIT}${ANY_TOWN}`,
      'giu',
    ),
    holds: nothingSmall,
  },
  // Where the street stood in any case, the town behind it is told by its capital.
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`(?<![\w.$€£-])${NUMBER},?\s+(?:[NSEW]{1,2}\.?\s+)?(?:[\p{Lu}\d][\w'.-]*\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Parkway|Circle|Close|Gardens|Grove|Row|Walk|Hill)\b\.?${UNIT}${TOWN}`,
      'gu',
    ),
    holds: nothingSmall,
  },
  // German, Dutch and Scandinavian: the number comes last.
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`\b(?:[a-z][\w.]{0,24}[ -])?(?:[a-z][\w.-]{0,24})?(?:strasse|str\.|gasse|allee|platz|weg|damm|ufer|straat|laan|gracht|kade|plein|gatan|vagen|gade|vej)\s+\d{1,4}\s?[a-z]?(?!\w)${TOWN.replaceAll(String.raw`[\p{Lu}]`, String.raw`\p{L}`)}`,
      'giu',
    ),
  },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`(?<!\w)\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|av\.?|boulevard|bd\.?|place|chemin|allee|impasse|quai|cours|route)\s+(?:(?:de|du|des|la|le|les)\s+|[dl]')*[\p{L}'-]+(?:[ -]\p{Lu}[\p{L}'-]+){0,3}(?:,?\s+\d{5}(?:\s+\p{Lu}[\p{L}-]+)?)?`,
      'giu',
    ),
    holds: nothingSmall,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(?<!\w)(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrer|viale|piazza|corso|rua|travessa|ulica|ul\.)\s*(?:(?:de|del|la|las|los|el|di|della|da|do|dos)\s+)*[\p{L}'.-]+(?:\s+[\p{L}'.-]+){0,4}?,?\s*(?:n[.º°]?|no\.?|num\.?)?\s*\d{1,4}\b(?:,\s*\d{1,2}[oa]?\s?[a-z]?(?=,))?(?:,?\s*\d{4,5}(?:\s+\p{L}+)?)?/giu,
  },
  {
    kind: 'ADDRESS',
    pattern:
      /(?<!\w)[Vv]ia\s+(?:(?:di|della|dei)\s+)?\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+){0,3},?\s*\d{1,4}\b(?:,?\s*\d{5}(?:\s+\p{L}+)?)?/gu,
  },
  { kind: 'ADDRESS', pattern: /\bp\.? ?o\.? ?box\s+\d{1,6}\b/gi },
  { kind: 'ADDRESS', pattern: /\bpostfach\s+\d{2,6}\b/gi },
  {
    kind: 'ADDRESS',
    pattern:
      /\b(?:zip|zip ?code|post ?code|postal code|plz|code postal|codigo postal|cap)\b[\s:.#]*(?:is\s+)?(?<is>[a-z]{0,2}\d[a-z\d]{0,4}(?:[ -]?\d[a-z\d]{1,3})?)\b/dgi,
  },
  { kind: 'ADDRESS', pattern: new RegExp(String.raw`\b(?:${UK}|${CANADA})\b`, 'gi'), holds: notTime },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      String.raw`\b(?:[\p{Lu}][\p{L}'.-]+(?: [\p{Lu}][\p{L}'.-]+){0,2},\s*)?${STATE},?\s+\d{5}(?:-\d{4})?(?!\w)`,
      'gu',
    ),
  },
];
