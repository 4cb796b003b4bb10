import { assignVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { AnalystPicker } from '@/pages/cyber/incidents/drawer/analyst-picker';
import type { ActionProps } from './action';

/** Hands a vulnerability to an analyst. */
export function OwnerDialog({ vulnerability: { id: vulnerabilityId, version, cve }, onClose }: ActionProps) {
  const { field, dialog } = useCommandForm(assignVulnerability, {
    initial: { ownerId: '' as string | null },
    toInput: ({ ownerId }) => ({ vulnerabilityId, version, ownerId: ownerId ?? '' }),
    done: ({ ownerName }) => `${cve} handed to ${ownerName}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Hand over ${cve}`} submit="Hand over">
      <AnalystPicker label="To" placeholder="Choose an analyst" {...field('ownerId')} />
    </FormDialog>
  );
}
