/** How many slips lead from one word to another: letters missing, added, changed or swapped with their neighbour; `most` + 1 where more. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** The one known word that a misspelt one was meant to be: nothing where it is short, or could be several. */
export function meantBy(word: string, known: Iterable<string>): string | undefined {
  const most = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  if (most === 0) return undefined;
  let best: string[] = [];
  let fewest = most + 1;
  for (const other of known) {
    if (other.length < 4 || other[0] !== word[0]) continue;
    const count = slips(word, other, Math.min(fewest, most));
    if (count < fewest) [best, fewest] = [[other], count];
    else if (count === fewest && count <= most) best.push(other);
  }
  return best.length > 0 && fewest <= most ? best.toSorted((a, b) => a.length - b.length)[0] : undefined;
}
