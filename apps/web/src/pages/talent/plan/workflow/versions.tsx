import {
  workflowStates,
  workflowTriggers,
  type Workflow,
  type WorkflowState,
} from '@talent-os/contracts/talent/workflow-shapes';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import { approvedThings } from './labels';
import css from './workflow.module.css';

const variants: Record<WorkflowState, BadgeVariant> = { draft: 'warning', active: 'success', replaced: 'secondary' };

type VersionsProps = {
  readonly items: readonly Workflow[];
  readonly shown: Workflow;
  /** The address at which a version is shown. */
  readonly to: (version: string) => string;
};

/** Every version of a workflow, newest first, with what still runs by it. */
export const Versions = ({ items, shown, to }: VersionsProps) => (
  <Card title={workflowTriggers[shown.trigger]}>
    <ul className={css.versions} aria-label="Versions">
      {items.map((one) => (
        <Version key={one.number} version={one} to={to} current={one.number === shown.number} />
      ))}
    </ul>
  </Card>
);

type VersionProps = Pick<VersionsProps, 'to'> & { readonly version: Workflow; readonly current: boolean };

function Version({ version, to, current }: VersionProps) {
  const { dayOf } = useFormat();
  const { trigger, number, state, authorName, createdAt, running, late } = version;
  const origin = createdAt ? `${dayOf(createdAt)}${authorName ? `, ${authorName}` : ''}` : 'The default';
  return (
    <li aria-current={current || undefined} className={css.version}>
      <AppLink to={to(String(number))}>Version {number}</AppLink>
      <StatusBadge variant={variants[state]}>{workflowStates[state]}</StatusBadge>
      <Quiet>{origin}</Quiet>
      {running > 0 && (
        <span>
          {counted(running, ...approvedThings[trigger])} running{late > 0 && <Quiet late>, {late} late</Quiet>}
        </span>
      )}
    </li>
  );
}
