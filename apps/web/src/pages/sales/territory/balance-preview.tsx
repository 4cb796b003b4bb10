import { StatusBadge } from '@/ui/display/status-badge';
import { flagOf, flags, formatBalance, type Preview } from './balance.rules';
import css from './territory.module.css';

type BalancePreviewProps = { readonly from: string; readonly to: string; readonly preview: Preview };

/** Both balances before and after a move. */
export function BalancePreview({ from, to, preview }: BalancePreviewProps) {
  const rows = [
    { name: from, ...preview.from },
    { name: to, ...preview.to },
  ];
  return (
    <dl className={css.preview} aria-label="Balance after the move" aria-live="polite">
      {rows.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {formatBalance(before)} → <b>{formatBalance(after)}</b>
            <StatusBadge variant={flags[flagOf(after)].variant}>{flags[flagOf(after)].label}</StatusBadge>
          </dd>
        </div>
      ))}
    </dl>
  );
}
