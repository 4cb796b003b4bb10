import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { CASES_FROM, getOwnChances } from '@talent-os/contracts/talent/own-figures';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';

type Chance = Output<typeof getOwnChances>['items'][number];

/** What became of past applications at the stage of each of the caller's. */
export function OwnChances() {
  const chances = useQuery(query(getOwnChances, {}));
  const { data } = chances;
  return (
    <Page
      title="Predictions"
      description="What became of others at the same stage, in two years. It says nothing about you, and nobody decides by it."
      loading={chances}
    >
      {data && (
        <Card flush title="Running applications" className={hub.touch}>
          {data.away && (
            <EmptyState title="The past is not known right now" text="Your applications are not affected." />
          )}
          {!data.away && data.items.length === 0 && (
            <EmptyState
              title="No application runs"
              action={<AppLink to="/candidate?view=positions">Find opportunities</AppLink>}
            />
          )}
          {!data.away && data.items.length > 0 && (
            <ul className={rows.rows} aria-label="Running applications">
              {data.items.map((one) => (
                <ChanceRow key={one.applicationId} chance={one} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Page>
  );
}

const ChanceRow = ({ chance }: { readonly chance: Chance }) => {
  const { applicationId, positionTitle, stage, cases, percent } = chance;
  return (
    <RecordRow name={<AppLink to={`/candidate/apply?application=${applicationId}`}>{positionTitle}</AppLink>}>
      <Quiet>{stage}</Quiet>
      {percent === null ? (
        <Quiet>
          Not enough history yet: {counted(cases, 'applications')} of {CASES_FROM} that are needed
        </Quiet>
      ) : (
        <>
          <Meter percent={percent} label={`Moved on from ${stage}`} showValue />
          <Quiet>of {counted(cases, 'applications')} at this stage moved on</Quiet>
        </>
      )}
    </RecordRow>
  );
};
