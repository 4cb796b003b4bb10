import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getOwnPlace, PLACED_FROM } from '@talent-os/contracts/talent/own-figures';
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

type Target = Output<typeof getOwnPlace>['targets'][number];

/** Where the caller's readiness lies among people who aim for the same. */
export function OwnPlace() {
  const place = useQuery(query(getOwnPlace, {}));
  const { data } = place;
  return (
    <Page
      title="Benchmarks"
      description={`Your readiness among people here who aim for the same role, told from ${PLACED_FROM} people on. It decides nothing.`}
      loading={place}
    >
      {data && (
        <Card flush title="Roles you aim for" className={hub.touch}>
          {data.targets.length === 0 ? (
            <EmptyState
              title="Save a role first"
              action={<AppLink to="/candidate/discover/pathways">Choose a role</AppLink>}
            />
          ) : (
            <ul className={rows.rows} aria-label="Roles you aim for">
              {data.targets.map((target) => (
                <TargetRow key={target.targetId} target={target} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Page>
  );
}

const TargetRow = ({ target: { title, industry, readiness, percentile } }: { readonly target: Target }) => (
  <RecordRow name={title} actions={<AppLink to="/candidate/advance">What is missing</AppLink>}>
    <Quiet>{industryLabels[industry]}</Quiet>
    {readiness === null ? (
      <Quiet>No seat of that title says what it takes</Quiet>
    ) : (
      <Meter percent={readiness} label={`Readiness for ${title}`} showValue />
    )}
    <Quiet>
      {percentile === null
        ? 'Not enough people to show this safely'
        : `You are readier than ${percentile} in 100 of the others`}
    </Quiet>
  </RecordRow>
);
