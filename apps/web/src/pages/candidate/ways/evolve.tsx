import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { listTargets } from '@talent-os/contracts/talent/targets';
import { Mentorships } from '@/features/mentorships/mentorships';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';
import hub from '../candidate.module.css';

/** What comes after the next role: another industry, and teaching others. */
export const EvolveWay = () => (
  <Page title="Evolve" description="Another industry, and what you hand on to others.">
    <div className={`${layout.stack} ${hub.touch}`}>
      <OtherIndustry />
      <Mentorships />
    </div>
  </Page>
);

/** Roles the caller aims for in industries they do not work in. */
function OtherIndustry() {
  const targets = useQuery(query(listTargets, {}));
  const mine = useMe().user.industryRoles.map(({ industry }) => industry);
  const compare = (
    <Button component={AppLink} to="/candidate/industry/transition">
      Start an industry transition
    </Button>
  );
  return (
    <Card
      title="Another industry"
      description="What you bring along, what is missing, and which seats are near."
      actions={compare}
    >
      <Loaded query={targets} skeletons={1}>
        {({ items }) => {
          const elsewhere = items.filter(({ industry }) => !mine.includes(industry));
          return elsewhere.length === 0 ? (
            <EmptyState title="Nothing planned" text="A role you aim for in another industry stands here." />
          ) : (
            <ul className={rows.rows} aria-label="Roles in other industries">
              {elsewhere.map(({ id, title, industry, horizonMonths }) => (
                <RecordRow key={id} name={title}>
                  <Quiet>
                    {industryLabels[industry]}, in {counted(horizonMonths, 'months')}
                  </Quiet>
                </RecordRow>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
