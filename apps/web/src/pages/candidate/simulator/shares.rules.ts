import { answerParts, type AnswerPart, type PracticeTry } from '@talent-os/contracts/talent/practice';

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How much of an answer each part takes, by words and in percent; parts nobody told are left out. */
export function sharesOf(
  sentences: PracticeTry['sentences'],
): readonly { readonly part: AnswerPart; readonly percent: number }[] {
  const all = sentences.reduce((sum, { text }) => sum + wordsOf(text), 0);
  return answerParts.flatMap((part) => {
    const told = sentences.filter((one) => one.part === part);
    if (told.length === 0) return [];
    const words = told.reduce((sum, { text }) => sum + wordsOf(text), 0);
    return [{ part, percent: Math.round((100 * words) / Math.max(1, all)) }];
  });
}
