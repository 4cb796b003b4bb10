import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { dropQuestion, listQuestions, type SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { query } from '@/lib/query';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { OpenButton } from '@/ui/button/open-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { draftOf, type Draft } from './question-state';

type SavedQuestionsProps = { readonly onChoose: (draft: Draft) => void };

export function SavedQuestions({ onChoose }: SavedQuestionsProps) {
  const questions = useQuery(query(listQuestions, {}));
  return (
    <Card flush title="Saved questions">
      <Loaded query={questions} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No saved questions" text="What you save stands here, for you alone." />
          ) : (
            <ul className={rows.rows} aria-label="Saved questions">
              {items.map((question) => (
                <Saved key={question.id} question={question} onChoose={onChoose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Saved({ question, onChoose }: SavedQuestionsProps & { readonly question: SavedQuestion }) {
  const { id, title, dataset, broken } = question;
  const [ask, asking] = useConfirmed(dropQuestion, () => ({
    input: { savedQuestionId: id },
    done: 'Question deleted',
    danger: true,
    title: `Delete “${title}”?`,
    confirm: 'Delete',
    children: 'Nobody else has this question.',
  }));
  return (
    <RecordRow
      name={<OpenButton onOpen={() => onChoose(draftOf(question))}>{title}</OpenButton>}
      badges={broken && <StatusBadge variant="warning">A field is gone</StatusBadge>}
      actions={
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${title}`} onClick={() => ask()}>
          <IconTrash size={16} />
        </ActionIcon>
      }
    >
      <Quiet>{datasetOf(dataset).label}</Quiet>
      {asking}
    </RecordRow>
  );
}
