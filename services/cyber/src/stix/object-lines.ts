/**
 * The line, from 1, on which each element of the top-level array `objects` of a JSON text begins. The text must be
 * JSON already; only its brackets and strings are followed.
 */
export function objectLines(text: string): number[] {
  const lines: number[] = [];
  const place: ParsePosition = { depth: 0, inObjects: false, expecting: false, key: '' };
  let line = 1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '\n') line += 1;
    if (/[\s:]/.test(char)) continue;
    if (place.inObjects && place.depth === 2 && place.expecting && char !== ']') {
      lines.push(line);
      place.expecting = false;
    }
    if (char === '"') {
      const end = endOfString(text, at);
      if (place.depth === 1) place.key = text.slice(at + 1, end);
      at = end;
    } else pass(char, place);
  }
  return lines;
}

/** Where in the text we are: how many brackets are open, and whether the next value is an element of `objects`. */
type ParsePosition = { depth: number; inObjects: boolean; expecting: boolean; key: string };

/** Follows a bracket or a comma. */
function pass(char: string, place: ParsePosition): void {
  if (char === '[' || char === '{') {
    place.depth += 1;
    if (place.depth === 2 && char === '[' && place.key === 'objects') place.inObjects = place.expecting = true;
  } else if (char === ']' || char === '}') {
    if (place.depth === 2) place.inObjects = false;
    place.depth -= 1;
  } else if (char === ',' && place.depth === 2) place.expecting = true;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
