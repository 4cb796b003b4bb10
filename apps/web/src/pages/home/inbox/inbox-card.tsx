import { Skeletons } from '@/ui/loading/loaded';
import { ErrorCard } from '@/ui/loading/error-card';
import { useViewParams } from '@/lib/use-view-params';
import { InboxFilters } from './inbox-filters';
import { InboxRows } from './inbox-rows';
import { hubOf } from '@/features/inbox/due.rules';
import { hubCounts } from './inbox.rules';
import { KeyLine } from './key-line';
import { MissingServices } from './missing-services';
import { useInbox } from './use-inbox';
import css from './inbox.module.css';

/** Everything that waits for the reader: filtered by hub, grouped by urgency, done in place or opened where it is done. */
export function InboxCard() {
  const [params, change] = useViewParams();
  const snoozed = params.get('show') === 'snoozed';
  const inbox = useInbox(snoozed);
  const { data, isError, error, refetch } = inbox.inbox;
  const all = (data?.items ?? []).filter(({ id }) => !inbox.busy.has(id));
  const counts = hubCounts(all);
  const hub = counts.find((one) => one.hub === params.get('hub'))?.hub;
  const items = hub ? all.filter((item) => hubOf(item) === hub) : all;
  return (
    <section className={css.card} aria-labelledby="inbox">
      <InboxFilters
        total={all.length}
        counts={counts}
        hub={hub}
        onHub={(next) => change({ hub: next }, { replace: true })}
        snoozed={snoozed}
        snoozedCount={data?.snoozed ?? 0}
        onSnoozed={(next) => change({ show: next ? 'snoozed' : undefined, hub: undefined }, { replace: true })}
      />
      {!data && !isError && (
        <div className={css.loading} aria-label="Loading your inbox" role="status">
          <Skeletons count={6} height={34} />
        </div>
      )}
      {!data && isError && <ErrorCard failure={error} onRetry={refetch} />}
      {data && (
        <>
          <InboxRows inbox={inbox} items={items} snoozed={snoozed} />
          <MissingServices missing={data.missing} onRetry={refetch} />
          {items.length > 0 && <KeyLine snoozed={snoozed} />}
        </>
      )}
    </section>
  );
}
