import { useQuery } from '@tanstack/react-query';
import {
  automationActions,
  passReasons,
  type Automation,
  type AutomationRun,
} from '@talent-os/contracts/talent/automation-shapes';
import { listAutomationRuns } from '@talent-os/contracts/talent/automations';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useOpened } from '@/lib/use-opened';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** What automations did last, of all of them or of the one in the address. */
export function AutomationRuns({ items }: { readonly items: readonly Automation[] }) {
  const { opened, to } = useOpened({ automation: 'id' });
  const shown = items.find(({ id }) => id === opened.automation);
  const runs = useQuery(query(listAutomationRuns, shown ? { automationId: shown.id } : {}));
  if (items.length === 0) return null;
  return (
    <Card
      title="What automations did last"
      description={shown ? `Runs of “${shown.name}”, newest first` : 'Runs of all of them, newest first'}
      actions={shown && <AppLink to={to({})}>Show all runs</AppLink>}
    >
      <Loaded query={runs} skeletons={2} skeletonHeight={48}>
        {({ items: some }) =>
          some.length === 0 ? (
            <EmptyState title="None has run yet" />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="What automations did last">
              {some.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function RunRow({ run }: { readonly run: AutomationRun }) {
  const { momentOf } = useFormat();
  const { applicationId, personName, positionTitle, automationName, action, outcome, reason, toNames, ranAt } = run;
  return (
    <RecordRow
      name={
        <AppLink to={`/talent/recruit/pipeline?application=${applicationId}`}>
          {personName}, {positionTitle}
        </AppLink>
      }
      badges={outcome === 'passed' && <StatusBadge variant="warning">Not done</StatusBadge>}
      actions={<Quiet>{momentOf(ranAt)}</Quiet>}
    >
      <span>
        {automationName}: {automationActions[action].toLowerCase()}
        {toNames.length > 0 && ` (${toNames.join(', ')})`}
      </span>
      {reason && <Quiet>{passReasons[reason]}</Quiet>}
    </RecordRow>
  );
}
