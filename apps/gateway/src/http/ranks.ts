/** What a caller can take, and how much it is liked: from 0, not at all, to 1. */
export type Rank = { readonly name: string; readonly quality: number };

/** The entries of `Accept` and of its likes, in their order, without parameters other than their quality (RFC 9110, 12.4.2). */
export const ranksOf = (header: string | undefined): Rank[] => (header ?? '').split(',').map(rankOf);

function rankOf(entry: string): Rank {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(/^q=([\d.]+)$/.exec(parameters.find((one) => one.startsWith('q=')) ?? '')?.[1] ?? 1);
  return { name, quality };
}
