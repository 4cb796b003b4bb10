/** Spoken words behind what stands there, with one space between, cut to the field's limit. */
export function appended(text: string, spoken: string, limit = Number.POSITIVE_INFINITY): string {
  const joined = text === '' || /\s$/.test(text) ? text + spoken.trim() : `${text} ${spoken.trim()}`;
  return joined.slice(0, limit);
}
