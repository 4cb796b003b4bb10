import {
  NO_CERTIFICATIONS,
  exportCredentials,
  listCredentials,
  type HeldCredential,
} from '@talent-os/contracts/healthcare/credentials';
import { useState } from 'react';
import { leftText, statusLabels } from '@/features/credentials/labels';
import { choicesOf } from '@/lib/choices';
import { day } from '@/lib/format';
import { freshOf } from '@/lib/fresh';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { Page } from '@/ui/page/page';
import { DecisionDialog, type Choice } from './decision-dialog';
import { HistoryDialog } from './history-dialog';
import { StaffActions } from './staff-actions';
import { staffBulk } from './staff-bulk';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

const columns: readonly RecordColumn<HeldCredential>[] = [
  {
    field: 'name',
    title: 'Credential',
    headings: ['Credential', 'Issuer', 'Number'],
    render: (credential) => <Named {...credential} />,
    stack: ({ name }) => name,
  },
  { field: 'expirationDate', title: 'Valid until', render: (one) => <Validity {...one} />, stack: 'line' },
  {
    field: 'status',
    title: 'Status',
    render: ({ status }) => (
      <StatusBadge variant={badgeOf('certification', status)}>{statusLabels[status]}</StatusBadge>
    ),
    stack: 'badge',
  },
  { field: 'issuer', title: 'Issuer', optional: true },
  { field: 'number', title: 'Number', optional: true },
  { field: 'state', title: 'State of issue', headings: ['State'], optional: true },
];

/** Everybody's credentials for those who verify them: what waits first, then the next to expire. */
export function StaffCredentials() {
  const list = useListFilters(listCredentials);
  const credentials = useListAnswer(list).data;
  const [choice, setChoice] = useState<Choice>();
  const { opened, to, close } = useOpened({ credential: 'id' });
  const waiting = credentials?.waiting;
  return (
    <Page
      title="Professional Credentials"
      description={
        waiting === undefined
          ? 'Everybody’s credentials.'
          : `Everybody’s credentials; ${waiting === 1 ? '1 waits' : `${waiting} wait`} for verification.`
      }
    >
      <RecordList
        list={list}
        label="credentials"
        main={{
          field: 'holderName',
          title: 'Holder',
          to: ({ id }) => to(id),
          label: ({ holderName, name }) => `${holderName}: ${name}`,
        }}
        columns={[
          ...columns,
          {
            field: 'actions',
            title: 'Decision',
            deeds: true,
            render: (credential) => <StaffActions credential={credential} onChoose={setChoice} />,
            stack: 'line',
          },
        ]}
        filters={{
          search: 'Holder, credential or number',
          status: { label: 'Status', choices: choicesOf(statusLabels) },
          waiting: 'Waiting only',
        }}
        nameOf={({ name, holderName }) => `${name} of ${holderName}`}
        empty={NO_CERTIFICATIONS}
        csv={exportCredentials}
        bulk={staffBulk}
      />
      {opened.credential && <HistoryDialog credentialId={opened.credential} onClose={close} />}
      {choice && (
        <DecisionDialog
          key={choice.credential.id}
          choice={{ ...choice, credential: freshOf(choice.credential, credentials?.items) }}
          onClose={() => setChoice(undefined)}
        />
      )}
    </Page>
  );
}

const Named = ({ name, issuer, number }: HeldCredential) => (
  <div className={cell.cell}>
    <span>{name}</span>
    <Quiet>
      {issuer} · {number}
    </Quiet>
  </div>
);

const Validity = ({ expirationDate, daysLeft, renewal }: HeldCredential) => (
  <div className={cell.cell}>
    <span>{day(expirationDate)}</span>
    <Quiet late={daysLeft < 0}>{leftText(daysLeft)}</Quiet>
    {renewal?.status === 'submitted' && <Quiet>Renewal asked until {day(renewal.expirationDate)}</Quiet>}
  </div>
);
