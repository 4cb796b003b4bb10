import { Button } from '@mantine/core';
import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { gates } from '@talent-os/contracts/access/gates';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { NO_OPPORTUNITIES, searchOpportunities } from '@talent-os/contracts/talent/mobility';
import { getAdvance, type Advance } from '@talent-os/contracts/talent/ways';
import { SkillParts } from '@/features/match/skill-parts';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import { RecordRow } from '@/ui/table/record-row';
import { NoTarget } from './no-target';
import hub from '../candidate.module.css';

const MOBILITY = '/sales/internal-mobility/opportunities';

/** How ready the caller is for what they aim for, which seats are open inside, and what shows what they can. */
export function AdvanceWay() {
  const advance = useQuery(query(getAdvance, {}));
  const { data } = advance;
  const eligible = useAbility<AppAbility>().can(abilityActions.trait, 'internal-mobility');
  return (
    <Page
      title="Advance"
      description="How ready you are for the roles you aim for. It explains a gap and decides nothing."
      loading={advance}
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <div className={layout.stack}>
            {data.roles.length === 0 && <NoRole />}
            {data.roles.map((role) => (
              <RoleCard key={role.targetId} role={role} />
            ))}
          </div>
          <div className={layout.stack}>
            <Evidence advance={data} />
            <Card title="Open inside">
              {eligible ? <OpenInside /> : <EmptyState title={gates.mobility.fallback} />}
            </Card>
          </div>
        </div>
      )}
    </Page>
  );
}

const NoRole = () => (
  <Card>
    <NoTarget text="Your readiness is measured by the newest seat of that title." />
  </Card>
);

function RoleCard({ role }: { readonly role: Advance['roles'][number] }) {
  const { title, industry, horizonMonths, measuredBy, readiness, parts } = role;
  return (
    <Card title={title} description={`${industryLabels[industry]}, in ${counted(horizonMonths, 'months')}`}>
      {measuredBy ? (
        <>
          <SkillParts label="Readiness" whole={readiness} parts={parts} />
          <Quiet>
            Measured by the newest seat of that title, {measuredBy.title} in {measuredBy.department}.
          </Quiet>
        </>
      ) : (
        <EmptyState
          title="No seat of that title says what it takes"
          text="As soon as one does, your readiness stands here."
        />
      )}
    </Card>
  );
}

const Evidence = ({ advance: { confirmed, unconfirmed } }: { readonly advance: Advance }) => (
  <Card title="What shows it" actions={<AppLink to="/candidate/profile/skills">Ask for a review</AppLink>}>
    <p>
      Somebody else has confirmed <b>{confirmed}</b> of your <b>{confirmed + unconfirmed}</b> skills. The others are
      your own word until somebody does.
    </p>
  </Card>
);

/** Seats inside that the caller is readiest for. */
function OpenInside() {
  const seats = useQuery(query(searchOpportunities, { sort: 'readiness:desc' }));
  return (
    <Loaded query={seats} skeletons={2}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={NO_OPPORTUNITIES} />
        ) : (
          <>
            <ul className={rows.rows} aria-label="Open seats inside">
              {items.slice(0, 5).map(({ id, title, department, location, readiness, myStatus }) => (
                <RecordRow key={id} name={title}>
                  <Quiet>
                    {department}, {location}
                  </Quiet>
                  <Quiet>{readiness === null ? 'Asks for no skill by name' : `Readiness ${readiness}%`}</Quiet>
                  {myStatus && <Quiet>You have said that you are interested</Quiet>}
                </RecordRow>
              ))}
            </ul>
            <Button component={AppLink} to={MOBILITY} mt="md">
              Express Interest
            </Button>
          </>
        )
      }
    </Loaded>
  );
}
