import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DEFAULT_NUMBER,
  isAlways,
  workflowTriggerKeys,
  workflowTriggers,
  type Workflow,
  type WorkflowDetail,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { getWorkflow, listWorkflows } from '@talent-os/contracts/talent/workflows';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { changesOf } from './change.rules';
import { chainText, workflowPurposes } from './labels';
import { Simulation } from './simulation';
import { Versions } from './versions';
import { WorkflowActions } from './workflow-actions';
import { WorkflowSteps } from './workflow-steps';
import css from './workflow.module.css';

/** Who has to say yes before a seat opens, an offer goes out or somebody moves: the steps, version by version, and what a sample would meet. */
export function Component() {
  const workflows = useQuery(query(listWorkflows, {}));
  const { opened, open, to } = useOpened({ version: 'id', of: workflowTriggerKeys });
  const trigger = opened.of ?? USUAL;
  const items = (workflows.data?.items ?? []).filter((one) => one.trigger === trigger);
  const shown =
    items.find(({ number }) => String(number) === opened.version) ?? items.find(({ state }) => state === 'active');
  const at = (version: string | undefined) => ({
    ...(version && { version }),
    ...(trigger !== USUAL && { of: trigger }),
  });
  if (!shown) return <Page title="Plan workflow" loading={workflows} />;
  return (
    <Shown
      key={trigger}
      items={items}
      shown={shown}
      to={(version) => to(at(version))}
      onShow={(version) => open(at(version))}
      onTrigger={(next) => open(next === USUAL ? {} : { of: next })}
    />
  );
}

const USUAL: WorkflowTrigger = 'requisition';

type ShownProps = {
  readonly items: readonly Workflow[];
  readonly shown: Workflow;
  readonly to: (version: string) => string;
  readonly onShow: (version: string | undefined) => void;
  readonly onTrigger: (trigger: WorkflowTrigger) => void;
};

function Shown({ items, shown, to, onShow, onTrigger }: ShownProps) {
  const { trigger, number } = shown;
  const workflow = useQuery(query(getWorkflow, { trigger, number }));
  const { data } = workflow;
  const inUse = useInUse(items, shown);
  const untouched = items.length === 1 && number === DEFAULT_NUMBER && data;
  return (
    <Page
      title="Plan workflow"
      description={descriptionOf(shown)}
      actions={data && <WorkflowActions workflow={data} onShow={onShow} />}
    >
      <Select
        label="What is approved"
        data={choicesOf(workflowTriggers)}
        allowDeselect={false}
        maw={280}
        value={trigger}
        onChange={(next) => next && onTrigger(next as WorkflowTrigger)}
      />
      {untouched && (
        <Card>
          <p className={css.default}>Default workflow in use: {defaultText(data)}</p>
        </Card>
      )}
      <div className={css.columns}>
        <Versions items={items} shown={shown} to={to} />
        <Loaded query={workflow} skeletons={3} skeletonHeight={96}>
          {(one) => (
            <>
              <WorkflowSteps workflow={one} changes={inUse && changesOf(one.steps, inUse.steps)} />
              <Simulation workflow={one} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

const defaultText = ({ trigger, steps }: WorkflowDetail): string =>
  chainText(
    steps.filter(isAlways).map(({ approver }) => approver),
    trigger,
  );

/** The version a draft would take the place of. */
function useInUse(items: readonly Workflow[], { trigger, state }: Workflow) {
  const number = items.find((one) => one.trigger === trigger && one.state === 'active')?.number ?? DEFAULT_NUMBER;
  const enabled = state === 'draft';
  const { data } = useQuery({ ...query(getWorkflow, { trigger, number }), enabled });
  return enabled ? data : undefined;
}

const states = {
  draft: 'is a draft and changes nothing yet',
  active: 'is in use',
  replaced: 'is not in use; what began with it keeps it',
} as const;
const descriptionOf = ({ trigger, number, state }: Workflow): string =>
  `${workflowPurposes[trigger]} Version ${number} ${states[state]}.`;
