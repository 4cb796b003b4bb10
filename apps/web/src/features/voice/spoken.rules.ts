/** Spoken words as they come behind what stands there: with one space between. */
export function behind(text: string, spoken: string): string {
  return text === '' || /\s$/.test(text) ? spoken.trim() : ` ${spoken.trim()}`;
}
