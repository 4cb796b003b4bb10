import { useQuery } from '@tanstack/react-query';
import { listDatasets } from '@talent-os/contracts/intelligence/datasets';
import { paramsOf, type Draft } from '@/features/questions/question-state';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { Page } from '@/ui/page/page';
import { lazyPart } from '@/ui/loading/lazy-part';
import { AnswerCard } from './answer-card';
import { AnswerPdf } from './answer-pdf';
import { Builder } from './builder';
import { Catalogue } from './catalogue';
import { DashboardsCard } from './dashboards/dashboards-card';
import { SavedQuestions } from './saved-questions';
import { SubscriptionsCard } from './subscriptions/subscriptions-card';
import { useDraft } from './use-draft';
import { useFigureRows } from './use-figure-rows';
import { Starters } from './starters';
import css from './data.module.css';

const DashboardView = lazyPart(async () => (await import('./dashboards/dashboard-view')).DashboardView);
const FigureRows = lazyPart(async () => (await import('./figure-rows')).FigureRows);
const SaveDialog = lazyPart(async () => (await import('./save-dialog')).SaveDialog);

/** Questions of one's own rows: put together by clicks, seen at once, kept. */
export function Component() {
  const datasets = useQuery(query(listDatasets, {}));
  const [params, change] = useViewParams();
  const draft = useDraft(params);
  const ask = (next: Draft) => change({ ...paramsOf(next), save: undefined }, { replace: draft !== undefined });
  const { data } = datasets;
  const chosen = data?.items.find(({ dataset }) => dataset === draft?.dataset);
  const opened = params.get('dashboard') ?? undefined;
  const open = (dashboard: string | undefined) => change({ dashboard });
  const { figure, close, linkTo } = useFigureRows(chosen);
  return (
    <Page
      title="Data"
      description="Ask questions of your organization’s records, and keep the answers."
      {...(opened && { crumbs: [{ label: 'Data', to: '/data' }, { label: 'Dashboard' }] })}
      loading={datasets}
      skeletons={4}
    >
      {data && opened && <DashboardView dashboardId={opened} datasets={data.items} onClose={() => open(undefined)} />}
      {data && !opened && (
        <div className={css.columns}>
          <Catalogue datasets={data.items} chosen={chosen} onChoose={(dataset) => ask(emptyOf(dataset))} />
          <div className={css.stack}>
            {draft && chosen ? (
              <>
                <Builder draft={draft} onChange={ask} onSave={() => change({ save: 'question' })} />
                <AnswerCard draft={draft} dataset={chosen} linkTo={linkTo} actions={<AnswerPdf draft={draft} />} />
              </>
            ) : (
              <Starters datasets={data.items} onChoose={ask} />
            )}
            <DashboardsCard datasets={data.items} onOpen={open} />
            <SavedQuestions onChoose={ask} />
            <SubscriptionsCard />
          </div>
        </div>
      )}
      {draft && chosen && figure && <FigureRows draft={draft} dataset={chosen} figure={figure} onClose={close} />}
      {draft && params.get('save') === 'question' && (
        <SaveDialog draft={draft} onClose={() => change({ save: undefined }, { replace: true })} />
      )}
    </Page>
  );
}

const emptyOf = (dataset: Draft['dataset']): Draft => ({ dataset, of: 'count', chart: 'bars', days: 365 });
