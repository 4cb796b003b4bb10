/** Words of a command line; quotes hold words together. Nothing else of a shell's means anything. */
export function wordsOf(command: string): string[] {
  const words = command.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return words.map((word) => (/^["']/.test(word) ? word.slice(1, -1) : word));
}

/** The words with `{name}` replaced by its value, inside words as well. */
export const filled = (words: readonly string[], values: Readonly<Record<string, string>>): string[] =>
  words.map((word) => word.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
