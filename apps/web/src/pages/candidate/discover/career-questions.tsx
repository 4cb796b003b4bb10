import { useQuery } from '@tanstack/react-query';
import {
  listCareerQuestions,
  removeCareerAnswer,
  type CareerQuestion,
  type CareerQuestions,
} from '@talent-os/contracts/talent/career-questions';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { addressOf } from './career-address';
import { CareerAnswerCard } from './career-answer-card';
import { CareerSummaryCard } from './career-summary-card';

/** Questions about where the caller wants to go, and what their answers say. */
export function CareerQuestionsPart() {
  const questions = useQuery(query(listCareerQuestions, {}));
  return (
    <Page
      title="Questions"
      description="Take your time: write or speak, pass over what does not fit. Only you read what you answer."
      loading={questions}
      skeletons={3}
    >
      {questions.data && <Questions questions={questions.data} />}
    </Page>
  );
}

function Questions({ questions: { items, summary } }: { readonly questions: CareerQuestions }) {
  const [params, change] = useViewParams();
  const open = items.find(({ saidAt }) => saidAt === null);
  const asked = items.find(({ key }) => key === params.get('question')) ?? open;
  const at = asked ? items.indexOf(asked) : -1;
  const onward = () => change({ question: undefined });
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      {asked ? (
        <CareerAnswerCard
          key={asked.key}
          question={asked}
          place={`Question ${at + 1} of ${items.length}`}
          onDone={onward}
        />
      ) : (
        <Card title="You have been through all of them">
          <Quiet>Open one below to change what you said. What your answers say stands under it.</Quiet>
        </Card>
      )}
      <CareerSummaryCard summary={summary} />
      <Said items={items} />
    </div>
  );
}

/** Every question with what was said to it. */
function Said({ items }: { readonly items: readonly CareerQuestion[] }) {
  const [forget, question] = useConfirmed(removeCareerAnswer, ({ key, text }: CareerQuestion) => ({
    input: { questionKey: key },
    title: 'Delete your answer?',
    confirm: 'Delete',
    danger: true,
    done: 'The answer is gone',
    children: `${text} The question is open again.`,
  }));
  return (
    <Card flush title="All questions">
      <ol className={rows.rows} aria-label="All questions">
        {items.map((item) => (
          <RecordRow
            key={item.key}
            name={<AppLink to={addressOf(item.key)}>{item.text}</AppLink>}
            badges={
              item.saidAt !== null && (
                <StatusBadge variant={item.skipped ? 'secondary' : 'success'}>
                  {item.skipped ? 'Passed over' : 'Answered'}
                </StatusBadge>
              )
            }
            actions={
              item.saidAt !== null &&
              !item.skipped && <RowButton label="Delete" of={item.text} variant="subtle" onClick={() => forget(item)} />
            }
          />
        ))}
      </ol>
      {question}
    </Card>
  );
}
