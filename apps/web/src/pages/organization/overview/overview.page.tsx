import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listProviders } from '@talent-os/contracts/chat/providers';
import { getOrganizationOverview } from '@talent-os/contracts/identity/organization-profile';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { Meter } from '@/ui/figures/meter';
import { Stats } from '@/ui/figures/stats';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { alertsOf, percentOf, stepsOf } from './overview.rules';
import css from './overview.module.css';

/** How far the organization is set up, who uses it, and what somebody should look at. */
export function Component() {
  const { organization } = useMe();
  const overview = useQuery(query(getOrganizationOverview, {}));
  const providers = useQuery(query(listProviders, {}));
  const { data } = overview;
  const steps = data ? stepsOf(data, providers.data?.items) : [];
  const alerts = data ? alertsOf(data, providers.data?.items) : [];
  const percent = percentOf(steps);
  return (
    <Page
      title="Organization"
      description={`How far ${organization.name} is set up, who uses it, and what needs a look.`}
      loading={overview}
    >
      {data && (
        <>
          <Stats
            items={[
              { label: 'People', value: count(data.people.active), note: 'work here and may sign in' },
              { label: 'In use', value: count(data.people.usedLately), note: 'used it in the last 30 days' },
              { label: 'Closed accounts', value: count(data.people.disabled) },
              { label: 'Teams', value: count(data.teams), to: '/organization/team-setup' },
            ]}
          />
          <div className={layout.columns}>
            <Card title="Set-up" actions={<span className={css.percent}>{percent}%</span>}>
              <Meter percent={percent} label="How far the set-up is" />
              <ul className={css.steps}>
                {steps.map(({ label, about, to, done }) => (
                  <li key={label} data-done={done}>
                    {done ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
                    <span>
                      <AppLink to={to}>{label}</AppLink>
                      <small>{about}</small>
                    </span>
                    <span className={css.state}>{done ? 'Done' : 'To do'}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <Card title="Needs a look">
              {alerts.length === 0 ? (
                <p className={css.none}>Nothing needs a look.</p>
              ) : (
                <ul className={css.alerts}>
                  {alerts.map(({ text, to }) => (
                    <li key={text}>
                      <AppLink to={to}>{text}</AppLink>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </div>
        </>
      )}
    </Page>
  );
}
