import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { ABLE_LEVEL, getWorkforce, type SinglePoint, type SkillSupply } from '@talent-os/contracts/talent/workforce';
import { counted } from '@/lib/counted';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useViewParams } from '@/lib/use-view-params';
import { ChartCard } from '@/ui/chart/chart-card';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { FigureTable } from '@/ui/figures/figure-table';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** Bars that fit beside one another. */
const CHARTED = 10;

/** What seats ask for against what people are able to do, and what rests on one person. */
export function Component() {
  const industries = useMyIndustries();
  const [params, change] = useViewParams();
  const industry = industries.find((one) => one === params.get('industry'));
  const workforce = useQuery(query(getWorkforce, industry ? { industry } : {}));
  const { data } = workforce;
  return (
    <Page
      title="Workforce"
      description={
        data &&
        `${counted(data.people, 'people', 'person')} on seats and ${counted(data.openSeats, 'open seats')} within your reach. Able is level ${ABLE_LEVEL} of 5 or above, confirmed by somebody else or shared by themselves.`
      }
      actions={
        industries.length > 1 && (
          <IndustrySelect
            industries={industries}
            value={industry}
            onChange={(value) => change({ industry: value }, { replace: true })}
          />
        )
      }
      loading={workforce}
      skeletons={3}
    >
      {data && (
        <>
          <SkillChart skills={data.skills} />
          <Singles singles={data.singles} />
          <Skills skills={data.skills} total={data.total} />
        </>
      )}
    </Page>
  );
}

type IndustrySelectProps = {
  readonly industries: readonly Industry[];
  readonly value: Industry | undefined;
  readonly onChange: (value: string | undefined) => void;
};

const IndustrySelect = ({ industries, value, onChange }: IndustrySelectProps) => (
  <Select
    aria-label="Industry"
    w={180}
    allowDeselect={false}
    data={[
      { value: '', label: 'All my industries' },
      ...industries.map((one) => ({ value: one, label: industryLabels[one] })),
    ]}
    value={value ?? ''}
    onChange={(next) => onChange(next || undefined)}
  />
);

const SkillChart = ({ skills }: { readonly skills: readonly SkillSupply[] }) => (
  <ChartCard
    title="Supply against demand"
    description="Seats that ask for a skill, filled or open, and people who are able; those that lack most first"
    kind="bars"
    label="Seats that ask for a skill, and people who are able"
    height={240}
    series={[
      { name: 'Seats that ask for it', color: 'var(--ink-3)' },
      { name: 'People who are able', color: 'var(--hub)' },
    ]}
    rows={skills.slice(0, CHARTED).map(({ skillId, name, filled, open, able }) => ({
      key: skillId,
      name,
      values: [filled + open, able],
    }))}
    heading="Skill"
    empty="No seat within your reach says what it takes"
  />
);

const Singles = ({ singles }: { readonly singles: readonly SinglePoint[] }) => (
  <Card flush title="Single points of failure" description="Skills that one person alone is able to do">
    {singles.length === 0 ? (
      <EmptyState title="No skill rests on one person" />
    ) : (
      <ul className={rows.rows} aria-label="Single points of failure">
        {singles.map(({ skillId, name, personName, level, seats, learning }) => (
          <RecordRow key={skillId} name={name} actions={<Quiet>{counted(seats, 'seats')} ask for it</Quiet>}>
            <Quiet>
              {personName}, level {level} of 5.{' '}
              {learning === 0
                ? 'Nobody is on the way to it.'
                : `${counted(learning, 'people are', 'person is')} on the way to it.`}
            </Quiet>
          </RecordRow>
        ))}
      </ul>
    )}
  </Card>
);

const Skills = ({ skills, total }: { readonly skills: readonly SkillSupply[]; readonly total: number }) => (
  <Card title="Skills" {...(total > skills.length && { description: `The first ${skills.length} of ${total}` })}>
    {skills.length === 0 ? (
      <EmptyState title="No skills to compare" text="Seats say which skills they take when they are asked for." />
    ) : (
      <FigureTable
        wide="Supply and demand by skill"
        columns={['Skill', 'Open seats', 'Filled seats', 'Able', 'Of these confirmed', 'Short']}
        rows={skills.map(({ skillId, name, open, filled, able, confirmed, short }) => ({
          key: skillId,
          name,
          figures: [count(open), count(filled), count(able), count(confirmed), count(short)],
        }))}
      />
    )}
  </Card>
);
