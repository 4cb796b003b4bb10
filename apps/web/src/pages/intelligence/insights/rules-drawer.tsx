import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dismissReasons, insightSeverityLabels } from '@talent-os/contracts/insights/rules';
import { listRules, restoreInsight, type RuleState } from '@talent-os/contracts/intelligence/insights';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import clsx from 'clsx';
import { valueText } from './insight.rules';

/** The rules the reader sees findings of, with what dismissals made of their thresholds. */
export function RulesDrawer({ onClose }: { readonly onClose: () => void }) {
  const rules = useQuery(query(listRules, {}));
  return (
    <RecordDrawer title="Rules" query={rules} size={640} onClose={onClose}>
      {({ items }) => (
        <ul className={clsx(rows.rows, rows.inset)} aria-label="Rules">
          {items.map((rule) => (
            <Rule key={rule.rule} rule={rule} />
          ))}
        </ul>
      )}
    </RecordDrawer>
  );
}

function Rule({ rule: { label, condition, severity, threshold, first, dismissals } }: { readonly rule: RuleState }) {
  const restore = useCommand(restoreInsight, { done: 'The rule looks as it did before' });
  const [latest] = dismissals;
  return (
    <RecordRow
      name={label}
      badges={
        <>
          <StatusBadge>{insightSeverityLabels[severity]}</StatusBadge>
          {threshold !== first && (
            <StatusBadge variant="warning">
              {valueText(first)} → {valueText(threshold)}
            </StatusBadge>
          )}
        </>
      }
      actions={
        latest && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Take back the dismissal of ${label}`}
            loading={restore.loading}
            onClick={() => restore.mutate({ dismissalId: latest.id })}
          >
            Take back
          </Button>
        )
      }
    >
      <Quiet>Looks for when {condition}.</Quiet>
      {dismissals.map(({ id, byName, at, reason, note }) => (
        <Quiet key={id}>
          {byName} dismissed one {ago(at)}: {dismissReasons[reason].toLowerCase()}
          {note && `. “${note}”`}
        </Quiet>
      ))}
    </RecordRow>
  );
}
