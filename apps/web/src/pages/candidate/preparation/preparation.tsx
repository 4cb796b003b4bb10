import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPreparation, listPreparations, preparationText } from '@talent-os/contracts/talent/preparation';
import { useState } from 'react';
import { call } from '@/lib/api';
import { download } from '@/lib/download';
import { isId } from '@/lib/id';
import { notify } from '@/lib/notify';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { DownloadButton } from '@/ui/button/download-button';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { Musts } from '../positions/musts';
import { AheadCards } from './ahead-cards';
import { ChoiceRow } from './choice-row';
import { QuestionsCard } from './questions-card';
import { StepsCard } from './steps-card';

const PREPARATION = '/candidate/apply/preparation';

/** What is ahead for one position; without one, the positions there are to prepare for. */
export function Preparation() {
  const [params] = useViewParams();
  const positionId = params.get('position');
  if (positionId && isId(positionId)) return <One key={positionId} positionId={positionId} />;
  return <Choices />;
}

function Choices() {
  const choices = useQuery(query(listPreparations, {}));
  const items = choices.data?.items ?? [];
  return (
    <Page
      title="Preparation"
      description="What is ahead, who you meet, and what they judge. Nobody else reads what you write here."
      loading={choices}
    >
      <div className={hub.touch}>
        <Card flush={items.length > 0}>
          {items.length === 0 ? (
            <EmptyState
              title="Choose a position to prepare for"
              text="Positions you have saved or applied for stand here."
              action={
                <Button component={AppLink} to="/candidate?view=positions">
                  Find positions
                </Button>
              }
            />
          ) : (
            <ul className={rows.rows} aria-label="Positions to prepare for">
              {items.map((item) => (
                <ChoiceRow key={item.positionId} item={item} to={`${PREPARATION}?position=${item.positionId}`} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </Page>
  );
}

function One({ positionId }: { readonly positionId: string }) {
  const preparation = useQuery(query(getPreparation, { positionId }));
  const { data } = preparation;
  const title = data?.positionTitle ?? 'Position';
  return (
    <Page
      title={title}
      description={data && `Preparation · ${data.department}, ${data.location}`}
      crumbs={[{ label: 'Preparation', to: PREPARATION }, { label: title }]}
      loading={preparation}
      actions={
        <>
          <Button component={AppLink} to={`/candidate?view=positions&position=${positionId}`} variant="default">
            The position
          </Button>
          <Button component={AppLink} to={`/candidate/apply/simulator?position=${positionId}`} variant="default">
            Practice
          </Button>
          <TakeAlong positionId={positionId} />
        </>
      }
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <div className={layout.stack}>
            <AheadCards preparation={data} />
            <QuestionsCard preparation={data} />
          </div>
          <div className={layout.stack}>
            <StepsCard preparation={data} />
            {data.requirements.length > 0 && (
              <Musts
                requirements={data.requirements}
                title="What to bring"
                description="You are asked for these, and for your resume."
              />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

function TakeAlong({ positionId }: { readonly positionId: string }) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    await call(preparationText, { positionId })
      .then(({ filename, text }) => download(filename, text, 'text/plain'))
      .catch((failure: unknown) => notify.failure(failure))
      .finally(() => setLoading(false));
  };
  return (
    <DownloadButton loading={loading} save={save}>
      Take along
    </DownloadButton>
  );
}
