import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  getAssessment,
  removeAssessment,
  startAssessment,
  type Assessment,
} from '@talent-os/contracts/talent/assessment';
import { ASSESSMENT_QUESTIONS } from '@talent-os/contracts/talent/assessment-scales';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { AssessmentRun } from './assessment-run';
import { ResultCards } from './result-cards';

/** What the caller likes to do and wants of work: the questions, and what came of them. */
export function AssessmentPart() {
  const assessment = useQuery(query(getAssessment, {}));
  const { data } = assessment;
  return (
    <Page
      title="Assessment"
      description="What you like to do, and what you want of work. It is never used to screen anybody."
      loading={assessment}
      actions={data && <Actions assessment={data} />}
    >
      {data && (
        <div className={`${layout.stack} ${hub.touch}`}>
          {data.open && <AssessmentRun questions={data.open.questions} />}
          {data.result && <ResultCards result={data.result} interests={data.interests} />}
          {!data.open && !data.result && <Nothing />}
          <Quiet>
            The sixty activities are those of the O*NET Interest Profiler Short Form. This page includes information
            from the O*NET Career Exploration Tools by the U.S. Department of Labor, Employment and Training
            Administration (USDOL/ETA), used under the O*NET Tools Developer License. O*NET® is a trademark of
            USDOL/ETA, which has not approved, endorsed or tested this page.
          </Quiet>
        </div>
      )}
    </Page>
  );
}

function useStart() {
  const { mutate, loading } = useCommand(startAssessment);
  return { start: () => mutate({}), loading };
}

function Nothing() {
  const { start, loading } = useStart();
  return (
    <Card>
      <EmptyState
        title="No assessment taken"
        text={`${ASSESSMENT_QUESTIONS} short questions, about a quarter of an hour. You may stop and go on where you left.`}
        action={
          <Button loading={loading} onClick={start}>
            Start
          </Button>
        }
      />
    </Card>
  );
}

/** Taking it again, and deleting it. */
function Actions({ assessment: { open, result, may } }: { readonly assessment: Assessment }) {
  const { start, loading } = useStart();
  const { dayOf } = useFormat();
  const [remove, question] = useConfirmed(removeAssessment, () => ({
    input: {},
    title: 'Delete your assessment?',
    confirm: 'Delete',
    danger: true,
    done: 'Your assessment is gone',
    children: 'Your answers and what came of them are deleted; nobody reads them any more.',
  }));
  return (
    <>
      {result && !open && !may.do.includes('start') && (
        <Quiet>You can take it again from {dayOf(result.retakeFrom)}</Quiet>
      )}
      {result && may.do.includes('start') && (
        <Button variant="default" loading={loading} onClick={start}>
          Take it again
        </Button>
      )}
      {may.do.includes('remove') && (
        <Button variant="subtle" onClick={() => remove()}>
          Delete
        </Button>
      )}
      {question}
    </>
  );
}
