import {
  NO_CLEARANCE_HISTORY,
  exportClearances,
  listClearances,
  type HeldClearance,
} from '@talent-os/contracts/cyber/clearance';
import {
  clearanceDueLabels,
  clearanceLevelLabels,
  clearanceStandingLabels,
  investigationLabels,
  type ClearanceDue,
} from '@talent-os/contracts/cyber/clearance-kinds';
import { clearancesCalled } from '@talent-os/contracts/figures/called';
import { useState, type ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { day } from '@/lib/format';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { Page } from '@/ui/page/page';
import { dueText, standingVariants } from '../labels';
import { ClearanceDialog } from './clearance-dialog';
import { DecisionDialog, type Choice } from './decision-dialog';
import { StaffActions } from './staff-actions';
import { staffBulk } from './staff-bulk';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

/** Within how many days a reinvestigation may be asked for. */
const dueChoices = ['90', '180'].map((value) => ({ value, label: `Due within ${value} days` }));
const urgentWords = (due: string) =>
  Object.hasOwn(clearanceDueLabels, due)
    ? `Most urgent date: ${clearanceDueLabels[due as ClearanceDue].toLowerCase()}`
    : undefined;

const columns: readonly RecordColumn<HeldClearance>[] = [
  {
    field: 'currentLevel',
    title: 'Level',
    headings: ['Level', 'Investigation'],
    render: (row) => <Level {...row} />,
    stack: ({ currentLevel, investigationStatus }) =>
      `${clearanceLevelLabels[currentLevel]} · ${investigationLabels[investigationStatus]}`,
  },
  {
    field: 'reinvestigationDue',
    title: 'Reinvestigation due',
    render: (row) => <Due {...row} />,
    stack: 'line',
  },
  {
    field: 'standing',
    title: 'Standing',
    render: ({ standing }) => (
      <StatusBadge variant={standingVariants[standing]}>{clearanceStandingLabels[standing]}</StatusBadge>
    ),
    stack: 'badge',
  },
  { field: 'grantingAuthority', title: 'Granting authority', optional: true },
  { field: 'expirationDate', title: 'Expires', headings: ['Expiration date', 'Expires'], optional: true },
];

/** Everybody's clearances for the security officer: what waits first, then the next to be reinvestigated. */
export function StaffClearances({ choice: view }: { readonly choice: ReactNode }) {
  const list = useListFilters(listClearances, { called: clearancesCalled });
  const waiting = useListAnswer(list).data?.waiting;
  const [choice, setChoice] = useState<Choice>();
  const { opened, open, close } = useOpened({ clearance: 'id' });
  return (
    <Page
      title="Security Clearance Status"
      description={
        waiting === undefined
          ? 'Everybody’s clearances. Reading them is recorded.'
          : `Everybody’s clearances; ${waiting === 1 ? '1 report waits' : `${waiting} reports wait`} for verification. Reading them is recorded.`
      }
      actions={view}
    >
      <RecordList
        list={list}
        label="clearances"
        opens={({ id }) => open(id)}
        main={{ field: 'holderName', title: 'Holder' }}
        columns={[
          ...columns,
          {
            field: 'actions',
            title: 'Report',
            deeds: true,
            render: (row) => <StaffActions clearance={row} onChoose={setChoice} />,
            stack: 'line',
          },
        ]}
        filters={{
          search: 'Holder or authority',
          level: { label: 'Level', choices: choicesOf(clearanceLevelLabels) },
          standing: { label: 'Standing', choices: choicesOf(clearanceStandingLabels) },
          dueIn: { label: 'Reinvestigation', all: 'Any due date', choices: dueChoices },
          waiting: 'Waiting only',
          due: { words: urgentWords },
        }}
        empty={NO_CLEARANCE_HISTORY}
        csv={exportClearances}
        bulk={staffBulk}
      />
      {opened.clearance && <ClearanceDialog clearanceId={opened.clearance} onClose={close} />}
      {choice && <DecisionDialog key={choice.clearance.id} choice={choice} onClose={() => setChoice(undefined)} />}
    </Page>
  );
}

const Level = ({ currentLevel, investigationStatus }: HeldClearance) => (
  <div className={cell.cell}>
    <span>{clearanceLevelLabels[currentLevel]}</span>
    <Quiet>{investigationLabels[investigationStatus]}</Quiet>
  </div>
);

/** When it is due again, and how long that is. */
function Due({ reinvestigationDue, daysUntilDue }: HeldClearance) {
  if (!reinvestigationDue || daysUntilDue === null) return <Quiet>None</Quiet>;
  return (
    <div className={cell.cell}>
      <span>{day(reinvestigationDue)}</span>
      <Quiet late={daysUntilDue < 0}>{dueText(daysUntilDue)}</Quiet>
    </div>
  );
}
