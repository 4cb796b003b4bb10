import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industries, industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { getIndustryMove } from '@talent-os/contracts/talent/ways';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useViewParams } from '@/lib/use-view-params';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { MoveCards } from './move-cards';

const known = (value: string | null): Industry | undefined => industries.find((industry) => industry === value);

/** What the caller brings along from one industry into another. */
export function IndustryWay() {
  const [params, change] = useViewParams();
  const { user, organization } = useMe();
  const from = known(params.get('from')) ?? user.currentIndustry;
  const to = known(params.get('to'));
  const options = (except: Industry | undefined) =>
    organization.industries
      .filter((industry) => industry !== except)
      .map((industry) => ({ value: industry, label: industryLabels[industry] }));
  return (
    <Page
      title="Industry transition"
      description="Counted from the seats that are open now, in your own organization alone."
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        <Card>
          <Group align="flex-end">
            <Select
              label="From"
              data={options(to)}
              value={from}
              allowDeselect={false}
              onChange={(value) => change({ from: value ?? undefined })}
            />
            <Select
              label="To"
              placeholder="Choose an industry"
              data={options(from)}
              value={to ?? null}
              onChange={(value) => change({ to: value ?? undefined })}
            />
          </Group>
        </Card>
        {to && to !== from ? (
          <Compared from={from} to={to} />
        ) : (
          <Card>
            <EmptyState title="Choose a target industry" text="You see what you bring along, and what is missing." />
          </Card>
        )}
      </div>
    </Page>
  );
}

function Compared({ from, to }: { readonly from: Industry; readonly to: Industry }) {
  const move = useQuery(query(getIndustryMove, { from, to }));
  return (
    <Loaded query={move} skeletons={3}>
      {(found) => <MoveCards move={found} />}
    </Loaded>
  );
}
