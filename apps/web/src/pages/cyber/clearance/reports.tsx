import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { withdrawClearance, type ClearanceUpdate, type ownClearance } from '@talent-os/contracts/cyber/clearance';
import {
  clearanceUpdateLabels,
  clearanceLevelLabels,
  investigationLabels,
} from '@talent-os/contracts/cyber/clearance-kinds';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { StatusBadge } from '@/ui/display/status-badge';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import rows from '@/ui/table/rows.module.css';
import css from './clearance.module.css';

const VARIANTS = { submitted: 'warning', confirmed: 'success', rejected: 'error', withdrawn: 'secondary' } as const;

/** What I reported and what became of it; nothing where nothing was ever reported. */
export function Reports({ own }: { readonly own: QueryState<Output<typeof ownClearance>> }) {
  const [withdraw, question] = useConfirmed(withdrawClearance, () => ({
    input: {},
    done: 'Report withdrawn',
    danger: true,
    title: 'Withdraw the report?',
    confirm: 'Withdraw',
    children: 'What is on record stays as it is, and no security officer will look at the report.',
  }));
  if (own.data?.updates.length === 0) return null;
  return (
    <Card title="My reports" description="What is on record stays in force until a report is confirmed." flush>
      <Loaded query={own} skeletons={1}>
        {({ clearance, updates, may }) => (
          <ul className={rows.rows}>
            {updates.map((update) => (
              <Report
                key={update.id}
                update={update}
                onWithdraw={may.do.includes('withdraw') && update.id === clearance?.waiting?.id && (() => withdraw())}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {question}
    </Card>
  );
}

type ReportProps = {
  readonly update: ClearanceUpdate;
  /** Takes it back, where it is the one that can be. */
  readonly onWithdraw: (() => void) | false;
};

function Report({ update, onWithdraw }: ReportProps) {
  const { currentLevel, investigationStatus, status, submittedAt, decidedAt, decidedByName, reason } = update;
  const { dayOf } = useFormat();
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>
          {clearanceLevelLabels[currentLevel]}, {investigationLabels[investigationStatus].toLowerCase()}
        </span>
        <span className={css.quiet}>
          Reported {dayOf(submittedAt)}
          {decidedAt && ` · ${clearanceUpdateLabels[status].toLowerCase()} ${dayOf(decidedAt)} by ${decidedByName}`}
        </span>
        {reason && <span className={css.quiet}>Reason: {reason}</span>}
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={VARIANTS[status]}>{clearanceUpdateLabels[status]}</StatusBadge>
        {onWithdraw && (
          <Button size="xs" variant="default" onClick={onWithdraw}>
            Withdraw
          </Button>
        )}
      </div>
    </li>
  );
}
