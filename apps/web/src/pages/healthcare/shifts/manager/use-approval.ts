import { decideShift, type ShiftRequest } from '@talent-os/contracts/healthcare/shifts-requests';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '@/lib/format';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { nameOf } from '../labels';

/** Asks before overtime is granted, or a slot is emptied shortly before its shift: both cannot be taken back. */
export const useApproval = () =>
  useConfirmed(decideShift, (request: ShiftRequest) => {
    const { assignmentId, name } = request;
    const claim = request.what === 'claim';
    return {
      input: { assignmentId, decision: 'approved' as const },
      done: claim ? `Claim of ${name} approved` : `${name} released`,
      title: claim ? `Approve overtime of ${name}?` : `Release ${name}?`,
      confirm: claim ? 'Approve overtime' : 'Release',
      once: true,
      children: `${nameOf(request)}. ${effectOf(request)}`,
    };
  });

const effectOf = ({ what, name, weekHours }: ShiftRequest): string =>
  what === 'claim'
    ? `${name} then works ${decimal(weekHours)} hours in that week, ${decimal(Math.max(0, weekHours - OVERTIME_HOURS))} of them overtime, and is told.`
    : `The slot is empty from then on. ${name} is told, and colleagues who may work it are told that it is free.`;
