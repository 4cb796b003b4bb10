import { assignVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { AnalystPicker } from '../../incidents/drawer/analyst-picker';
import { vulnerabilityReads } from '../vulnerability-reads';
import type { ActionProps } from './action';

/** Hands a vulnerability to an analyst. */
export function OwnerDialog({ vulnerability: { id: vulnerabilityId, version, cve }, onClose }: ActionProps) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(assignVulnerability, {
    initial: { ownerId: '' as string | null },
    toInput: ({ ownerId }) => ({ vulnerabilityId, version, ownerId: ownerId ?? '' }),
    refetches: vulnerabilityReads,
    done: ({ ownerName }) => `${cve} handed to ${ownerName}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Hand over ${cve}`}
      submit="Hand over"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <AnalystPicker label="To" placeholder="Choose an analyst" {...field('ownerId')} />
    </FormDialog>
  );
}
