import { useQuery } from '@tanstack/react-query';
import { DEFAULT_NUMBER, isAlways, type Workflow } from '@talent-os/contracts/talent/workflow-shapes';
import { getWorkflow, listWorkflows } from '@talent-os/contracts/talent/workflows';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { changesOf } from './change.rules';
import { chainText } from './labels';
import { Simulation } from './simulation';
import { Versions } from './versions';
import { WorkflowActions } from './workflow-actions';
import { WorkflowSteps } from './workflow-steps';
import css from './workflow.module.css';

/** Who has to say yes before a seat opens: the steps, version by version, and what a sample would meet. */
export function Component() {
  const workflows = useQuery(query(listWorkflows, {}));
  const { opened, open, close, to } = useOpened({ version: 'id' });
  const items = workflows.data?.items ?? [];
  const shown =
    items.find(({ number }) => String(number) === opened.version) ?? items.find(({ state }) => state === 'active');
  const show = (version: string | undefined) => (version ? open(version) : close());
  if (!shown) return <Page title="Plan workflow" loading={workflows} />;
  return <Shown items={items} shown={shown} to={to} onShow={show} />;
}

type ShownProps = {
  readonly items: readonly Workflow[];
  readonly shown: Workflow;
  readonly to: (version: string) => string;
  readonly onShow: (version: string | undefined) => void;
};

function Shown({ items, shown, to, onShow }: ShownProps) {
  const workflow = useQuery(query(getWorkflow, { trigger: shown.trigger, number: shown.number }));
  const { data } = workflow;
  const inUse = useInUse(items, shown);
  const untouched = items.length === 1 && shown.number === DEFAULT_NUMBER && data;
  return (
    <Page
      title="Plan workflow"
      description={descriptionOf(shown)}
      actions={data && <WorkflowActions workflow={data} onShow={onShow} />}
    >
      {untouched && (
        <Card>
          <p>Default workflow in use: {chainText(data.steps.filter(isAlways).map(({ approver }) => approver))}</p>
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
const descriptionOf = ({ number, state }: Workflow): string =>
  `Who has to say yes before a seat opens. Version ${number} ${states[state]}.`;
