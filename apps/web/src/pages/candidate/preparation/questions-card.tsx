import { Textarea } from '@mantine/core';
import { notePreparation, type Preparation, type PreparedQuestion } from '@talent-os/contracts/talent/preparation';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { RowButton } from '@/ui/button/row-button';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';

/** What is likely asked, with the reader's own notes; they are there for every position that asks it. */
export function QuestionsCard({ preparation: { positionId, questions } }: { readonly preparation: Preparation }) {
  const [key, setKey] = useState<string>();
  const opened = questions.find((one) => one.key === key);
  return (
    <Card
      title="Likely questions"
      description="For the skills above; they may ask something else. A note is there for every position that asks the same."
      flush
    >
      <ul className={rows.rows} aria-label="Likely questions">
        {questions.map((question) => (
          <RecordRow
            key={question.key}
            name={question.text}
            actions={
              <RowButton
                label={question.note ? 'Change note' : 'Write a note'}
                of={`on: ${question.text}`}
                variant="default"
                onClick={() => setKey(question.key)}
              />
            }
          >
            <Quiet>{question.skill ?? 'Asked of everybody'}</Quiet>
            {question.note && <Prose text={question.note} />}
          </RecordRow>
        ))}
      </ul>
      {opened && (
        <NoteDialog key={opened.key} positionId={positionId} question={opened} onClose={() => setKey(undefined)} />
      )}
    </Card>
  );
}

type NoteDialogProps = {
  readonly positionId: string;
  readonly question: PreparedQuestion;
  readonly onClose: () => void;
};

function NoteDialog({ positionId, question, onClose }: NoteDialogProps) {
  const { field, dialog } = useCommandForm(notePreparation, {
    initial: { note: question.note },
    toInput: (values) => ({ ...values, positionId, questionKey: question.key }),
    done: (_, { note }) => (note ? 'Your note was saved' : 'Your note is gone'),
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Note" submit="Save">
      <Textarea
        label={question.text}
        description="What was the situation, what was your task, what did you do, and what came of it?"
        autosize
        minRows={6}
        maxLength={2000}
        data-autofocus
        {...field('note')}
      />
    </FormDialog>
  );
}
