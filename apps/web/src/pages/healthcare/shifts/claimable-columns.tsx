import type { ClaimableShift } from '@talent-os/contracts/healthcare/shifts';
import { decimal } from '../../../lib/format';
import { RowButton } from '../../../ui/button/row-button';
import type { Column } from '../../../ui/list/column';
import { nameOf, whenOf } from './labels';

const answerOf = ({ answer, overtime }: ClaimableShift): string =>
  answer === 'pending' ? `Needs approval: ${overtime ? 'overtime' : 'starts within 24 hours'}` : 'Yours at once';

/** The columns of the shifts somebody may claim. */
export const claimableColumns = (
  onClaim: (shift: ClaimableShift) => void,
  busy: boolean,
): readonly Column<ClaimableShift>[] => [
  { accessor: 'department', title: 'Department' },
  { accessor: 'date', title: 'When', render: whenOf, text: whenOf },
  { accessor: 'hours', title: 'Hours', textAlign: 'right', render: ({ hours }) => decimal(hours) },
  { accessor: 'answer', title: 'Claiming it', render: answerOf, text: answerOf },
  { accessor: 'free', title: 'Free slots', textAlign: 'right', optional: true },
  {
    accessor: 'requiredCredentials',
    title: 'Needs',
    optional: true,
    render: ({ requiredCredentials }) => requiredCredentials.join(', '),
  },
  {
    accessor: 'requiredSkills',
    title: 'Skills',
    optional: true,
    render: ({ requiredSkills }) => requiredSkills.join(', '),
  },
  {
    accessor: 'id',
    title: '',
    deeds: true,
    textAlign: 'right',
    render: (shift) => (
      <RowButton label="Claim" of={nameOf(shift)} variant="light" disabled={busy} onClick={() => onClaim(shift)} />
    ),
  },
];
