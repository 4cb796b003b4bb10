import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industries, industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getCareerMap } from '@talent-os/contracts/talent/careers';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useNarrow } from '@/lib/use-narrow';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { planOf } from './careers.rules';
import { CareerMap } from './career-map';
import { PlanCard } from './plan-card';

type MapData = Output<typeof getCareerMap>;
const known = (value: string | null): Industry | undefined => industries.find((industry) => industry === value);

/** The ways from where the caller is to where they want to be, on the map of an industry. */
export function Pathways() {
  const [params, change] = useViewParams();
  const { user, organization } = useMe();
  const industry = known(params.get('industry')) ?? user.currentIndustry;
  const map = useQuery(query(getCareerMap, { industry }));
  return (
    <Page
      title="Pathways"
      description="How people come from one role to another. Months are what a way is planned with, not a promise."
      actions={
        <Select
          aria-label="Industry"
          allowDeselect={false}
          data={organization.industries.map((one) => ({ value: one, label: industryLabels[one] }))}
          value={industry}
          onChange={(value) =>
            change({ industry: value ?? undefined, from: undefined, to: undefined, beside: undefined })
          }
        />
      }
    >
      <Loaded query={map} skeletons={1} skeletonHeight={360}>
        {(data) => <Ways key={industry} map={data} />}
      </Loaded>
    </Page>
  );
}

function Ways({ map }: { readonly map: MapData }) {
  const { industry, roles, steps, here } = map;
  const [params, change] = useViewParams();
  const narrow = useNarrow();
  const keyIn = (name: string) => roles.find(({ key }) => key === params.get(name))?.key;
  const from = keyIn('from') ?? here ?? roles.find(({ entry }) => entry)?.key ?? '';
  const [to, beside] = [keyIn('to'), keyIn('beside')];
  const options = roles.map(({ key, title }) => ({ value: key, label: title }));
  const plans = [to, beside].flatMap((goal) => (goal ? [{ goal, plan: planOf(map, from, goal) }] : []));
  const named = roles.some(({ skills }) => skills.some(({ level }) => level > 0));
  const chosen = new Set(plans.flatMap(({ plan }) => plan?.steps.map((step) => `${step.from} ${step.to}`) ?? []));
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      {!named && (
        <Card>
          <EmptyState
            title="Add three skills to see pathways"
            text="The map is here for everybody; how far you are is counted from the skills you name."
            action={<AppLink to="/candidate/profile/skills">Add skills</AppLink>}
          />
        </Card>
      )}
      <Choice options={options} from={from} to={to} beside={beside} isHere={here === from} />
      {plans.length > 0 && (
        <div className={plans.length > 1 && !narrow ? layout.columns : layout.stack}>
          {plans.map(({ goal, plan }) => (
            <PlanCard key={goal} industry={industry} from={from} roles={roles} goal={goal} plan={plan} />
          ))}
        </div>
      )}
      <Card flush title={`Roles in ${industryLabels[industry]}`} description="Choose one to see the way there.">
        <CareerMap
          roles={roles}
          steps={steps}
          here={from}
          chosen={chosen}
          goals={[to, beside].filter((one) => one !== undefined)}
          onChoose={(key) => change({ to: key, beside: undefined })}
        />
      </Card>
    </div>
  );
}

type ChoiceProps = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly from: string;
  readonly to: string | undefined;
  readonly beside: string | undefined;
  readonly isHere: boolean;
};

/** From where to where, and what to compare it with. */
function Choice({ options, from, to, beside, isHere }: ChoiceProps) {
  const [, change] = useViewParams();
  return (
    <Card>
      <Group align="flex-end">
        <Select
          label={isHere ? 'From, where you are now' : 'From'}
          searchable
          allowDeselect={false}
          data={options}
          value={from}
          onChange={(value) => change({ from: value ?? undefined })}
        />
        <Select
          label="To"
          placeholder="Choose a role"
          searchable
          clearable
          data={options}
          value={to ?? null}
          onChange={(value) => change({ to: value ?? undefined, beside: undefined })}
        />
        {to && (
          <Select
            label="Compare with"
            placeholder="Another role"
            searchable
            clearable
            data={options.filter(({ value }) => value !== to)}
            value={beside ?? null}
            onChange={(value) => change({ beside: value ?? undefined })}
          />
        )}
      </Group>
    </Card>
  );
}
