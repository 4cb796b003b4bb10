import { ActionIcon } from '@mantine/core';
import { IconBell, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { datasetOf } from '@talent-os/contracts/facts/datasets';
import { dropQuestion, listQuestions, type SavedQuestion } from '@talent-os/contracts/intelligence/questions';
import { listSubscriptions, type Subscription } from '@talent-os/contracts/intelligence/subscriptions';
import { useState } from 'react';
import { draftOf, type Draft } from '@/features/questions/question-state';
import { query } from '@/lib/query';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { OpenButton } from '@/ui/button/open-button';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

const SubscribeDialog = lazyPart(async () => (await import('./subscriptions/subscribe-dialog')).SubscribeDialog);

type SavedQuestionsProps = { readonly onChoose: (draft: Draft) => void };

export function SavedQuestions({ onChoose }: SavedQuestionsProps) {
  const questions = useQuery(query(listQuestions, {}));
  const subscriptions = useQuery(query(listSubscriptions, {})).data?.items ?? [];
  return (
    <Card flush title="Saved questions">
      <Loaded query={questions} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No saved questions" text="What you save stands here, for you alone." />
          ) : (
            <ul className={rows.rows} aria-label="Saved questions">
              {items.map((question) => (
                <Saved
                  key={question.id}
                  question={question}
                  subscription={subscriptions.find(({ savedQuestionId }) => savedQuestionId === question.id)}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

type SavedProps = SavedQuestionsProps & {
  readonly question: SavedQuestion;
  readonly subscription: Subscription | undefined;
};

function Saved({ question, subscription, onChoose }: SavedProps) {
  const [subscribing, setSubscribing] = useState(false);
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
        <>
          {!broken && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Subscribe to ${title}`}
              onClick={() => setSubscribing(true)}
            >
              <IconBell size={16} />
            </ActionIcon>
          )}
          <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${title}`} onClick={() => ask()}>
            <IconTrash size={16} />
          </ActionIcon>
        </>
      }
    >
      <Quiet>{datasetOf(dataset).label}</Quiet>
      {asking}
      {subscribing && (
        <SubscribeDialog question={question} subscription={subscription} onClose={() => setSubscribing(false)} />
      )}
    </RecordRow>
  );
}
