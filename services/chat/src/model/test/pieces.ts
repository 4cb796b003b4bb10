/** A text cut at these places. */
export const pieces = (text: string, cuts: readonly number[]): string[] => {
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end));
};
