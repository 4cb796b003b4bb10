import { useQuery } from '@tanstack/react-query';
import { listQuestions } from '@talent-os/contracts/intelligence/questions';
import { draftIn, draftOf, type Draft } from '@/features/questions/question-state';
import { query } from '@/lib/query';

/** What the address asks: a question as such, or a saved one by its id, as a message names it. */
export function useDraft(params: URLSearchParams): Draft | undefined {
  const id = params.get('question');
  const { data } = useQuery({ ...query(listQuestions, {}), enabled: id !== null });
  const saved = id === null ? undefined : data?.items.find((one) => one.id === id);
  return draftIn(params) ?? (saved && { ...draftOf(saved), title: saved.title });
}
