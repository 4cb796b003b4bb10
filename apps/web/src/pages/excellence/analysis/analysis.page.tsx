import { Alert, Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { ANSWERS_NEEDED, excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { query } from '@/lib/query';
import { useCurrentRoute } from '@/lib/use-current-route';
import { useFormat } from '@/lib/use-format';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import type { ModuleState } from '../module-state';
import { SessionButtons } from '../session-buttons';
import { departedText, moreText } from '../session-words';
import { useModule } from '../use-module';
import { AnalysisView } from './analysis-view';
import { Questions } from './questions';

/** The analysis of a module, or the statements that lead to it: `?view=answer`. */
export function Component() {
  const module = useModule();
  const route = useCurrentRoute();
  const [params, change] = useViewParams();
  const run = params.get('run') ?? undefined;
  const read = useQuery(query(getExcellence, { module, ...(run && { excellenceSessionId: run }) }));
  const { data } = read;
  const answering = params.get('view') === 'answer' && data?.may.do.includes('answer');
  return (
    <Page
      title={route?.label ?? excellenceModules[module]}
      description={data && summary(data)}
      crumbs={[
        { label: 'Excellence', to: '/excellence' },
        { label: excellenceModules[module], to: `/excellence/${module}` },
        { label: 'Analysis' },
      ]}
      actions={data && !answering && <SessionButtons state={data} />}
      loading={read}
      skeletons={4}
    >
      {data && answering && <Questions state={data} onClose={() => change({ view: undefined })} />}
      {data && !answering && <Result state={data} run={run} onRun={(id) => change({ run: id })} />}
    </Page>
  );
}

const summary = ({ shown, previous }: ModuleState): string | undefined => {
  if (!shown) return undefined;
  const gained = previous ? shown.score - previous.score : 0;
  if (!previous) return `${shown.score} of 100.`;
  return gained === 0
    ? `${shown.score} of 100, as before.`
    : `${shown.score} of 100, ${Math.abs(gained)} ${gained > 0 ? 'more' : 'less'} than before.`;
};

const answersIn = (answered: number): string =>
  answered < ANSWERS_NEEDED
    ? `${answered} of ${ANSWERS_NEEDED} answers that open the analysis are in`
    : `${answered} answers are in`;

type ResultProps = {
  readonly state: ModuleState;
  readonly run: string | undefined;
  readonly onRun: (id: string | undefined) => void;
};

function Result({ state, run, onRun }: ResultProps) {
  const { module, shown, previous, own, left, session, answered, departed, runs } = state;
  const { dayOf } = useFormat();
  return (
    <>
      {left > 0 && (
        <Alert title={moreText(left)} role="status">
          Nobody sees what you said: others see means of {ANSWERS_NEEDED} people or more.{' '}
          <Button component={AppLink} to={`/excellence/${module}/analysis?view=answer`} size="xs" variant="default">
            Answer
          </Button>
        </Alert>
      )}
      {session?.status === 'in_progress' && left === 0 && (
        <Alert title={answersIn(answered)} role="status">
          {answered < ANSWERS_NEEDED ? 'Not enough people to show this safely.' : 'It can be analyzed now.'}{' '}
          {departedText(departed)}
        </Alert>
      )}
      {own && <AnalysisView state={state} analysis={own} title="What your own answers come to" />}
      {runs.length > 1 && (
        <NativeSelect
          label="Analysis of"
          maw={260}
          value={run ?? runs[0]!.excellenceSessionId}
          onChange={({ currentTarget: { value } }) => onRun(value === runs[0]!.excellenceSessionId ? undefined : value)}
          data={runs.map(({ excellenceSessionId, analyzedAt, score }) => ({
            value: excellenceSessionId,
            label: `${dayOf(analyzedAt)} · ${score} of 100`,
          }))}
        />
      )}
      {shown && (
        <AnalysisView state={state} analysis={shown.analysis} before={previous?.scores} title="Said and seen" />
      )}
      {!shown && !own && (
        <Card>
          <EmptyState
            title={session ? 'No analysis yet' : `No ${excellenceModules[module]} session yet`}
            text="It opens when five people have answered everything and the session is analyzed."
          />
        </Card>
      )}
    </>
  );
}
