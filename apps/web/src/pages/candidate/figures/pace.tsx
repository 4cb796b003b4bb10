import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getOwnPace, PACE_FROM_MONTHS } from '@talent-os/contracts/talent/own-figures';
import { counted } from '@/lib/counted';
import { day, decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { readyOn } from './pace.rules';

type Pace = Output<typeof getOwnPace>;

/** Levels a month that may be reckoned with. */
const PACES = [0.25, 0.5, 1, 1.5, 2, 3];
const OWN = 'own';

/** When the caller is ready for what they aim for, at their own pace or another. */
export function OwnPace() {
  const read = useQuery(query(getOwnPace, {}));
  return (
    <Page
      title="Predictions"
      description="When you have the skills of a role at the pace you choose. A calculation, no promise."
      loading={read}
    >
      {read.data && <Reckoned data={read.data} />}
    </Page>
  );
}

function Reckoned({ data: { targets, pace: own, today } }: { readonly data: Pace }) {
  const [params, change] = useViewParams();
  const chosen = PACES.find((pace) => String(pace) === params.get('pace'));
  const pace = chosen ?? own;
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      <Card title="Pace">
        <Select
          label="Levels of skill a month"
          description={
            own === null
              ? `Not enough history yet: it takes skills named over ${PACE_FROM_MONTHS} months`
              : `So far you have named ${decimal(own)} a month`
          }
          allowDeselect={false}
          data={[
            ...(own === null ? [] : [{ value: OWN, label: `My own, ${decimal(own)}` }]),
            ...PACES.map((one) => ({ value: String(one), label: decimal(one) })),
          ]}
          value={chosen === undefined ? (own === null ? null : OWN) : String(chosen)}
          placeholder="Choose a pace"
          onChange={(value) => change({ pace: value === OWN ? undefined : (value ?? undefined) })}
        />
      </Card>
      <Card flush title="Roles you aim for">
        {targets.length === 0 ? (
          <EmptyState
            title="Save a role first"
            action={<AppLink to="/candidate/discover/pathways">Choose a role</AppLink>}
          />
        ) : (
          <ul className={rows.rows} aria-label="Roles you aim for">
            {targets.map(({ targetId, title, industry, missing }) => (
              <RecordRow
                key={targetId}
                name={title}
                actions={<AppLink to="/candidate/advance">What is missing</AppLink>}
              >
                <Quiet>{industryLabels[industry]}</Quiet>
                <p>{readyText(missing, pace, today)}</p>
              </RecordRow>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function readyText(missing: number | null, pace: number | null, today: string): string {
  if (missing === null) return 'No seat of that title says what it takes';
  if (missing === 0) return 'You have every skill at its level';
  const on = pace === null ? undefined : readyOn(today, missing, pace);
  return `${counted(missing, 'levels')} to go${on ? `, ready around ${day(on)}` : ''}`;
}
