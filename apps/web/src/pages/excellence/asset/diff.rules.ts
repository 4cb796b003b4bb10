type Change = 'same' | 'added' | 'removed';
type Piece = { readonly change: Change; readonly text: string };
/** A line with what changed in it; a line that is all new or all gone is one piece. */
export type ChangedLine = readonly Piece[];

/** How much of two lines has to be the same for one to be the other, written anew. */
const ALIKE = 0.4;

/** Two lists beside each other: what both have in the same order, what went and what came. */
export function compared(before: readonly string[], after: readonly string[]): Piece[] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one]![other] =
        before[one] === after[other]
          ? lengths[one + 1]![other + 1]! + 1
          : Math.max(lengths[one + 1]![other]!, lengths[one]![other + 1]!);
  const found: Piece[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    if (one < before.length && other < after.length && before[one] === after[other]) {
      found.push({ change: 'same', text: before[one]! });
      [one, other] = [one + 1, other + 1];
    } else if (
      other >= after.length ||
      (one < before.length && lengths[one + 1]![other]! >= lengths[one]![other + 1]!)
    ) {
      found.push({ change: 'removed', text: before[one]! });
      one += 1;
    } else {
      found.push({ change: 'added', text: after[other]! });
      other += 1;
    }
  }
  return found;
}

/** What changed from one version of a heading to the next, line by line, and word by word where a line was written anew. */
export function changesOf(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const lines: ChangedLine[] = [];
  const pieces = compared(before, after);
  for (let at = 0; at < pieces.length;) {
    if (pieces[at]!.change === 'same') {
      lines.push([pieces[at]!]);
      at += 1;
      continue;
    }
    const end = pieces.findIndex(({ change }, place) => place > at && change === 'same');
    const run = pieces.slice(at, end < 0 ? undefined : end);
    lines.push(...rewritten(run));
    at += run.length;
  }
  return lines;
}

/** Lines that went beside lines that came: those that are alike are one line. */
function rewritten(run: readonly Piece[]): ChangedLine[] {
  const added = run.filter(({ change }) => change === 'added');
  const taken = new Set<Piece>();
  const gone = run
    .filter(({ change }) => change === 'removed')
    .map((piece): ChangedLine => {
      const like = added.find((one) => !taken.has(one) && likeness(piece.text, one.text) >= ALIKE);
      if (!like) return [piece];
      taken.add(like);
      return joined(compared(wordsOf(piece.text), wordsOf(like.text)));
    });
  return [...gone, ...added.filter((one) => !taken.has(one)).map((one) => [one])];
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)/);

function likeness(one: string, other: string): number {
  const pieces = compared(wordsOf(one), wordsOf(other));
  return pieces.filter(({ change }) => change === 'same').length / pieces.length;
}

/** Pieces of the same change behind each other are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last?.change === piece.change) found[found.length - 1] = { ...last, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}
