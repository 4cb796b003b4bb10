import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statementProblems, statementStates, type Statement } from '@talent-os/contracts/sales/compensation-shapes';
import {
  draftStatements,
  getCompensation,
  listStatements,
  publishStatements,
} from '@talent-os/contracts/sales/compensation';
import { choicesOf } from '@/lib/choices';
import { day, month } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { signed } from './line-words';

const StatementDrawer = lazyPart(async () => (await import('./statement-drawer')).StatementDrawer);
const ChurnDialog = lazyPart(async () => (await import('./churn-dialog')).ChurnDialog);

const statementLooks: Readonly<Record<Statement['status'], BadgeVariant>> = {
  draft: 'secondary',
  published: 'default',
  disputed: 'warning',
  resolved: 'success',
  final: 'success',
};

const main: MainColumn<Statement> = {
  field: 'userName',
  title: 'Seller',
  label: ({ userName, month: of }) => `${userName}, ${month(of)}`,
  badges: ({ problem }) => problem && <StatusBadge variant="warning">{statementProblems[problem]}</StatusBadge>,
};
const columns: readonly RecordColumn<Statement>[] = [
  { field: 'month', title: 'Month', render: ({ month: of }) => month(of), stack: ({ month: of }) => month(of) },
  {
    field: 'status',
    title: 'Status',
    text: ({ status }) => statementStates[status],
    render: ({ status }) => <StatusBadge variant={statementLooks[status]}>{statementStates[status]}</StatusBadge>,
    stack: 'badge',
  },
  { field: 'role', title: 'Segment', optional: true },
  {
    field: 'attainment',
    title: 'Quota reached',
    align: 'right',
    render: ({ attainment }) => (attainment === null ? 'No quota set' : `${attainment}%`),
  },
  {
    field: 'total',
    title: 'Total',
    align: 'right',
    render: ({ total }, { money }) => signed(total, (minor) => money(minor, 'full')),
    stack: 'column',
  },
  { field: 'disputeUntil', title: 'Dispute until', render: ({ disputeUntil }) => disputeUntil && day(disputeUntil) },
];

/** What is paid for each month: a seller’s own, or everybody’s for who decides about pay. */
export function Statements() {
  const list = useListFilters(listStatements);
  const manages = useMay(publishStatements);
  const { opened, open, close, create } = useOpened({ statement: 'id', new: ['churn'] });
  return (
    <>
      <RecordList
        list={list}
        label="statements"
        opens={({ statementId }) => open(statementId)}
        idOf={({ statementId }) => statementId}
        main={main}
        columns={columns}
        filters={{
          search: 'Name of the seller',
          status: {
            label: 'Status',
            all: 'Any status',
            choices: choicesOf(statementStates, manages ? undefined : ['published', 'disputed', 'resolved', 'final']),
          },
        }}
        lead={manages && <MonthSteps onChurn={() => create('churn')} />}
        empty={<EmptyState title="No statements yet" text="They are drafted on the first day of each month." />}
      />
      {opened.statement && <StatementDrawer statementId={opened.statement} onClose={close} />}
      {opened.new && <ChurnDialog onClose={close} />}
    </>
  );
}

/** Drafting and publishing the last month. */
function MonthSteps({ onChurn }: { readonly onChurn: () => void }) {
  const { data } = useQuery(query(getCompensation, {}));
  const { mutate, loading } = useCommand(draftStatements, {
    done: ({ drafted }) => `${drafted} drafts are up to date`,
  });
  const [ask, question] = useConfirmed(publishStatements, (of: string) => ({
    title: `Publish the statements of ${month(of)}?`,
    confirm: 'Publish',
    input: { month: of },
    done: ({ published, kept }) => `${published} published${kept > 0 ? `, ${kept} stay drafts` : ''}`,
    children: 'Every seller reads their own and is told. They may dispute it for 14 days; after that it is final.',
  }));
  if (!data) return null;
  const last = data.lastMonth;
  return (
    <Group gap="xs">
      <Button onClick={() => ask(last)}>Publish {month(last)}</Button>
      <Button variant="default" loading={loading} onClick={() => mutate({ month: last })}>
        Calculate drafts anew
      </Button>
      <Button variant="default" onClick={onChurn}>
        A customer left
      </Button>
      {question}
    </Group>
  );
}
