import { Button, Group, Radio } from '@mantine/core';
import { answerAssessment, type AssessmentQuestion } from '@talent-os/contracts/talent/assessment';
import { INTEREST_QUESTIONS, likings, VALUE_QUESTIONS } from '@talent-os/contracts/talent/assessment-scales';
import { useRef } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { useViewParams } from '@/lib/use-view-params';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { openPage, pagesOf } from './assessment.rules';
import css from './discover.module.css';

type AssessmentRunProps = { readonly questions: readonly AssessmentQuestion[] };

/** The assessment page by page, where it was left. */
export function AssessmentRun({ questions }: AssessmentRunProps) {
  const [params, change] = useViewParams();
  const pages = pagesOf(questions);
  const asked = Number(params.get('page'));
  const at = pages[asked - 1] ? asked - 1 : openPage(pages);
  const answered = questions.filter(({ choice }) => choice !== null).length;
  const isInterest = pages[at]![0]!.kind === 'interest';
  const top = useRef<HTMLDivElement>(null);
  function to(page: number | undefined): void {
    change({ page: page === undefined ? undefined : String(page + 1) });
    // The next page is read from its beginning.
    top.current?.focus();
  }
  return (
    <div ref={top} tabIndex={-1} className={css.run}>
      <Card
        title={isInterest ? 'How would you like to do this?' : 'Which matters more to you?'}
        description={
          isInterest
            ? 'Think of the work itself, not of what it pays or takes.'
            : 'Choose one of each two, also where both are good.'
        }
      >
        <Meter percent={(100 * answered) / questions.length} label="Answered" showValue />
        <Questions
          key={at}
          questions={pages[at]!}
          page={`Page ${at + 1} of ${pages.length}`}
          onBack={at > 0 ? () => to(at - 1) : undefined}
          onNext={(left) => to(left > 0 && at + 1 < pages.length ? at + 1 : undefined)}
        />
      </Card>
    </div>
  );
}

type QuestionsProps = AssessmentRunProps & {
  readonly page: string;
  readonly onBack: (() => void) | undefined;
  /** Told how many questions are still open. */
  readonly onNext: (left: number) => void;
};

function Questions({ questions, page, onBack, onNext }: QuestionsProps) {
  const { form, field, state, loading } = useCommandForm(answerAssessment, {
    initial: { choices: questions.map(({ choice }) => (choice === null ? '' : String(choice))) },
    toInput: ({ choices }) => ({
      answers: questions.map(({ number }, at) => ({
        question: number,
        // What is open yet is no number: the form says so under it.
        choice: choices[at] === '' ? Number.NaN : Number(choices[at]),
      })),
    }),
    done: ({ left }) => (left === 0 ? 'Your assessment is finished' : undefined),
    onDone: ({ left }) => onNext(left),
  });
  return (
    <SubmitForm state={state} label={page} className={css.questions}>
      {questions.map(({ number, kind, text, other }, at) => (
        <Radio.Group
          key={number}
          className={css.question}
          label={kind === 'interest' ? text : `Choice ${number - INTEREST_QUESTIONS} of ${VALUE_QUESTIONS}`}
          labelProps={{ className: kind === 'interest' ? css.asked : css.nth }}
          error={form.values.choices[at] === '' && form.errors[`answers.${at}.choice`] && 'Please choose an answer'}
          {...omitError(field(`choices.${at}`))}
        >
          <div className={css.options} data-kind={kind}>
            {(kind === 'interest' ? likings : [text, other]).map((option, choice) => (
              <label key={option} className={css.option}>
                <Radio value={String(choice)} />
                <span>{option}</span>
              </label>
            ))}
          </div>
        </Radio.Group>
      ))}
      <Group justify="space-between">
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Quiet>{page}. What you have answered is kept.</Quiet>
        <Button type="submit" loading={loading}>
          Next
        </Button>
      </Group>
    </SubmitForm>
  );
}

/** What a field takes, without the error, which has another name here. */
function omitError<P extends object>(field: P & { readonly error?: unknown }) {
  const { error: _, ...props } = field;
  return props;
}
