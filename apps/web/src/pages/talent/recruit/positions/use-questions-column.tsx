import { setQuestions } from '@talent-os/contracts/talent/position-questions';
import type { PositionRow } from '@talent-os/contracts/talent/positions';
import { useState, type ReactNode } from 'react';
import { useMay } from '@/lib/use-may';
import { RowButton } from '@/ui/button/row-button';
import type { RecordColumn } from '@/ui/list/record-columns';
import { lazyPart } from '@/ui/loading/lazy-part';

const QuestionsDialog = lazyPart(async () => (await import('./questions-dialog')).QuestionsDialog);

/** What says what applicants answer, for those who may; and its dialog, to be drawn. */
export function useQuestionsColumn(): [column: RecordColumn<PositionRow> | false, dialog: ReactNode] {
  const may = useMay(setQuestions);
  const [asked, setAsked] = useState<PositionRow>();
  const column: RecordColumn<PositionRow> | false = may && {
    field: 'id',
    title: '',
    deeds: true,
    align: 'right',
    stack: 'line',
    render: (row) => (
      <RowButton
        label="Questions"
        of={`to applicants for ${row.title}`}
        variant="subtle"
        onClick={() => setAsked(row)}
      />
    ),
  };
  return [
    column,
    asked && <QuestionsDialog positionId={asked.id} title={asked.title} onClose={() => setAsked(undefined)} />,
  ];
}
