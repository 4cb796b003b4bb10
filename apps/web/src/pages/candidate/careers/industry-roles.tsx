import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { getCareerMap } from '@talent-os/contracts/talent/careers';
import { followIndustry, unfollowIndustry } from '@talent-os/contracts/talent/followed-industries';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { RoleRow } from './role-row';

type IndustryProps = { readonly industry: Industry };

/** What an industry has for the caller: its roles, what each takes, and how far they are. */
export function IndustryRoles({ industry }: IndustryProps) {
  const { organization } = useMe();
  const label = industryLabels[industry];
  if (organization.industries.includes(industry)) return <Roles industry={industry} />;
  return (
    <Page title={label}>
      <Card>
        <EmptyState title={`Your organization does not work in ${label}`} />
      </Card>
    </Page>
  );
}

function Roles({ industry }: IndustryProps) {
  const map = useQuery(query(getCareerMap, { industry }));
  const label = industryLabels[industry];
  const { data } = map;
  return (
    <Page
      title={label}
      description="Its roles, what each takes, and how far you are by the skills you have named."
      loading={map}
      skeletons={6}
      actions={data && <Follow industry={industry} followed={data.followed} />}
    >
      {data && (
        <div className={`${layout.stack} ${hub.touch}`}>
          <Card title="Open positions">
            {data.seats === 0 ? (
              <EmptyState title={`No open positions in ${label}`} />
            ) : (
              <AppLink to={`/candidate?view=positions&industry=${industry}`}>
                {counted(data.seats, 'open positions')} you may apply for
              </AppLink>
            )}
          </Card>
          <Card
            flush
            title="Roles"
            description="Where people begin comes first."
            actions={<AppLink to={`/candidate/discover/pathways?industry=${industry}`}>Show the map</AppLink>}
          >
            <ul className={rows.rows} aria-label="Roles">
              {data.roles
                .toSorted((one, other) => Number(other.entry) - Number(one.entry))
                .map((role) => (
                  <RoleRow key={role.key} industry={industry} role={role} isHere={role.key === data.here} />
                ))}
            </ul>
          </Card>
        </div>
      )}
    </Page>
  );
}

function Follow({ industry, followed }: IndustryProps & { readonly followed: boolean }) {
  const label = industryLabels[industry];
  const follow = useCommand(followIndustry, { done: `You follow ${label}` });
  const leave = useCommand(unfollowIndustry, {
    undo: () => ({ text: `You no longer follow ${label}`, run: () => follow.mutate({ industry }) }),
  });
  return followed ? (
    <Button variant="default" loading={leave.loading} onClick={() => leave.mutate({ industry })}>
      Unfollow {label}
    </Button>
  ) : (
    <Button leftSection={<IconPlus size={15} />} loading={follow.loading} onClick={() => follow.mutate({ industry })}>
      Follow {label}
    </Button>
  );
}
