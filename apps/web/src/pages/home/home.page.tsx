import { useQuery } from '@tanstack/react-query';
import { Title } from '@mantine/core';
import { defaultHeadline, getDashboardContent } from '@talent-os/contracts/identity/dashboard';
import { keptTogether } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { lazyPart } from '@/ui/loading/lazy-part';
import { greetingAt } from './greeting';
import { HubCards } from './hubs/hub-cards';
import { InboxCard } from './inbox/inbox-card';
import { ownTimezone } from '@/lib/own-timezone';
import { MarketplaceStrip } from './marketplace-strip';
import { useState } from 'react';
import css from './home.module.css';

const MyDay = lazyPart(async () => (await import('./day/my-day')).MyDay);

const CONTENT_FRESH_MS = 5 * 60_000;

/** Home: what waits for the reader, their day, and the hubs the role may use, under the role's headline. */
export function Component() {
  const { user } = useMe();
  const content = useQuery({
    ...query(getDashboardContent, { role: user.activeRole }),
    staleTime: CONTENT_FRESH_MS,
    gcTime: CONTENT_FRESH_MS,
    retry: 1,
  });
  const [greeting] = useState(() => greetingAt(new Date(), ownTimezone()));
  const { outcomeMessage, actionMessage, callToAction } = content.data ?? defaultHeadline;
  return (
    <div className={css.page}>
      <title>Home · Talent OS</title>
      <header className={css.head}>
        <div data-pending={content.isPending || undefined}>
          <p className={css.hello}>
            {greeting}, {user.firstName}
          </p>
          <Title order={1} className={css.headline}>
            {keptTogether(outcomeMessage)}
          </Title>
          <p className={css.action}>{actionMessage}</p>
        </div>
        <MarketplaceStrip />
      </header>
      <div className={css.columns}>
        <div className={css.day}>
          <MyDay />
        </div>
        <div className={css.main}>
          <InboxCard />
        </div>
        <div className={css.hubs}>
          <div className={css.bar}>
            <Title order={2} className={css.subtitle}>
              Your hubs
            </Title>
            <p>{callToAction}</p>
          </div>
          <HubCards />
        </div>
      </div>
    </div>
  );
}
