import { mapTexts } from './hide-fields.js';

/** Changes the texts inside JSON written as a text, where escapes could hide what they say; other text as it stands. */
export function changeTexts(text: string, change: (part: string) => string): string {
  if (!/^\s*[[{]/.test(text)) return change(text);
  try {
    return JSON.stringify(mapTexts(JSON.parse(text), change));
  } catch {
    return change(text);
  }
}
