import { StatusBadge } from '@/ui/display/status-badge';
import { barOf, flags, formatBalance, type Territory } from './balance.rules';
import css from './territory.module.css';

/** A territory's potential against the mean: the tick in the middle is the mean. */
export function BalanceBar({ balance, flag }: Pick<Territory, 'balance' | 'flag'>) {
  if (balance === null || flag === null) return <span className={css.none}>Not active</span>;
  return (
    <span className={css.balance}>
      <span className={css.track} aria-hidden>
        <span style={{ width: `${barOf(balance)}%` }} data-flag={flag} />
      </span>
      <span className={css.ratio}>{formatBalance(balance)}</span>
      <StatusBadge variant={flags[flag].variant}>{flags[flag].label}</StatusBadge>
    </span>
  );
}
