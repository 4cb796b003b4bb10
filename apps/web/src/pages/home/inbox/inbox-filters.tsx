import { UnstyledButton } from '@mantine/core';
import type { HubKey } from '@talent-os/contracts/navigation/route';
import { useLiveState } from '@/lib/live-state';
import { hueOf, looks } from '@/ui/theme/hub-looks';
import { hubTitle, type HubCount } from './inbox.rules';
import css from './inbox-filters.module.css';

type InboxFiltersProps = {
  readonly total: number;
  readonly counts: readonly HubCount[];
  readonly hub: HubKey | undefined;
  readonly onHub: (hub: HubKey | undefined) => void;
  readonly snoozed: boolean;
  readonly snoozedCount: number;
  readonly onSnoozed: (snoozed: boolean) => void;
};

/** The heading of the inbox, with how much waits from each hub. */
export function InboxFilters(props: InboxFiltersProps) {
  const { total, counts, hub, onHub, snoozed, snoozedCount, onSnoozed } = props;
  return (
    <div className={css.top}>
      <h2 id="inbox" className={css.title}>
        {snoozed ? 'Snoozed' : 'Inbox'} <span className="num">{total}</span>
      </h2>
      <div className={css.hubs} role="group" aria-label="Narrow down by hub">
        <Filter label="All" count={total} pressed={hub === undefined} onPress={() => onHub(undefined)} />
        {counts.map(({ hub: key, count }) => (
          <Filter
            key={key}
            hub={key}
            label={hubTitle(key)}
            count={count}
            pressed={hub === key}
            onPress={() => onHub(hub === key ? undefined : key)}
          />
        ))}
      </div>
      <div className={css.side}>
        {(snoozed || snoozedCount > 0) && (
          <UnstyledButton className={css.snoozed} onClick={() => onSnoozed(!snoozed)} aria-pressed={snoozed}>
            {snoozed ? 'Back to inbox' : `Snoozed ${snoozedCount}`}
          </UnstyledButton>
        )}
        <Live />
      </div>
    </div>
  );
}

/** Whether rows come and go by themselves. Nothing while that is being found out. */
function Live() {
  const state = useLiveState();
  if (state === 'connecting') return null;
  return (
    <span className={css.live} data-on={state === 'open' || undefined}>
      {state === 'open' ? 'Live' : 'Not live'}
    </span>
  );
}

type FilterProps = {
  readonly hub?: HubKey;
  readonly label: string;
  readonly count: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

function Filter({ hub, label, count, pressed, onPress }: FilterProps) {
  const Icon = hub && looks[hub].icon;
  return (
    <UnstyledButton className={css.filter} style={hub && hueOf(hub)} aria-pressed={pressed} onClick={onPress}>
      {Icon && <Icon size={15} stroke={1.75} aria-hidden />}
      {label} <span className="num">{count}</span>
    </UnstyledButton>
  );
}
