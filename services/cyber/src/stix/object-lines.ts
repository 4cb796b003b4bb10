/**
 * The line, from 1, on which each element of the top-level array `objects` of a JSON text begins. The text must be
 * JSON already; only its brackets and strings are followed.
 */
export function objectLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let inObjects = false;
  let expecting = false;
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '\n') line += 1;
    if (/[\s:]/.test(char)) continue;
    if (inObjects && depth === 2 && expecting && char !== ']') {
      lines.push(line);
      expecting = false;
    }
    if (char === '"') {
      const end = endOfString(text, at);
      if (depth === 1) key = text.slice(at + 1, end);
      at = end;
    } else if (char === '[' || char === '{') {
      depth += 1;
      if (depth === 2 && char === '[' && key === 'objects') inObjects = expecting = true;
    } else if (char === ']' || char === '}') {
      if (depth === 2) inObjects = false;
      depth -= 1;
    } else if (char === ',' && depth === 2) expecting = true;
  }
  return lines;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
