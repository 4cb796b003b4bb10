const LONGEST = 120;

/** What a task is called that was an advice: its first sentence, cut between words where it is long. */
export function titleOf(said: string): string {
  const [sentence = ''] = said.split(/(?<=[.!?])\s/);
  if (sentence.length <= LONGEST) return sentence.replace(/[.!]$/, '');
  const cut = sentence.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
}
