import { useQuery } from '@tanstack/react-query';
import { Title } from '@mantine/core';
import { defaultHeadline, getDashboardContent } from '@talent-os/contracts/identity/dashboard';
import { query } from '../../lib/query';
import { useMe } from '../../lib/session';
import { greetingAt } from './greeting';
import { HubCards } from './hub-cards';
import { MarketplaceStrip } from './marketplace-strip';
import { TodayStrip } from './today-strip';
import { useState } from 'react';
import css from './home.module.css';

const CONTENT_FRESH_MS = 5 * 60_000;

/** Home: the role's headline, a few figures, and the hubs the role may use. */
export function Component() {
  const { user, organization } = useMe();
  const content = useQuery({
    ...query(getDashboardContent, { role: user.activeRole }),
    staleTime: CONTENT_FRESH_MS,
    gcTime: CONTENT_FRESH_MS,
    retry: 1,
  });
  const [greeting] = useState(() => greetingAt(new Date(), organization.timezone));
  const { outcomeMessage, actionMessage, callToAction } = content.data ?? defaultHeadline;
  return (
    <div className={css.page}>
      <title>Home · Talent OS</title>
      <section data-pending={content.isPending || undefined}>
        <p className={css.hello}>
          {greeting}, {user.firstName}
        </p>
        <Title order={1} className={css.headline}>
          {outcomeMessage}
        </Title>
        <p className={css.action}>{actionMessage}</p>
      </section>
      <MarketplaceStrip />
      <TodayStrip />
      <div className={css.bar}>
        <Title order={2} className={css.subtitle}>
          Your hubs
        </Title>
        <p>{callToAction}</p>
      </div>
      <HubCards />
    </div>
  );
}
