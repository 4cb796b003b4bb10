import { useMutation } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { getAnswerPdf } from '@talent-os/contracts/intelligence/answer-pdf';
import { inputOf, type Draft } from '@/features/questions/question-state';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';
import { useMay } from '@/lib/use-may';
import { useToday } from '@/lib/use-today';
import { DownloadButton } from '@/ui/button/download-button';

/** An answer on paper, for who may take it along. */
export function AnswerPdf({ draft }: { readonly draft: Draft }) {
  const may = useMay(getAnswerPdf);
  const input = inputOf(draft, useToday());
  const pdf = useMutation({
    mutationFn: async () => (await ask(getAnswerPdf, { ...input, ...(draft.title && { title: draft.title }) })).blob(),
    onSuccess: (file) => saveFile(`${datasetOf(draft.dataset).label}.pdf`, file),
    onError: (failure) => notify.failure(failure),
  });
  if (!may) return null;
  return (
    <DownloadButton loading={pdf.isPending} save={() => pdf.mutateAsync().then(() => undefined)}>
      PDF
    </DownloadButton>
  );
}
