const SHORTEST = 5;

/** Whether two words differ by two neighbours swapped or, where they are longer, by one letter more, less or other. */
function nearlySame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA.length === restB.length) {
    const swapped =
      restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return swapped || (a.length > SHORTEST && restA.slice(1) === restB.slice(1));
  }
  if (Math.max(a.length, b.length) <= SHORTEST) return false;
  return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
}

/** Finds the word somebody meant to write, among words of five letters or more with the same first letter. */
export class Spelling {
  private readonly byInitial: Map<string, string[]>;
  private readonly known = new Map<string, string | undefined>();

  constructor(words: Iterable<string>) {
    const long = [...new Set(words)].filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
    this.byInitial = Map.groupBy(long, (word) => word.charAt(0));
  }

  /** The one word that is nearly the same; nothing where there is none or more than one. */
  meant(word: string): string | undefined {
    if (word.length < SHORTEST) return undefined;
    if (!this.known.has(word)) {
      const near = (this.byInitial.get(word.charAt(0)) ?? []).filter((one) => nearlySame(one, word));
      if (this.known.size > 5_000) this.known.clear();
      this.known.set(word, near.length === 1 ? near[0] : undefined);
    }
    return this.known.get(word);
  }
}
