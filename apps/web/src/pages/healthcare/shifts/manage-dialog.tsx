import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { assignmentStatusLabels } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '@/lib/format';
import { useReturnFocus } from '@/lib/use-return-focus';
import { Dialog } from '@/ui/dialog/dialog';
import { Facts } from '@/ui/display/facts';
import { ExchangeDialog } from './exchange-dialog';
import { ReleaseDialog } from './release-dialog';
import { whenOf } from './labels';
import type { ShiftDialogProps } from './shift-dialog';

/** What can be done about a shift of mine: give it back, or exchange it with a colleague. */
export function ManageDialog({ shift, onClose }: ShiftDialogProps) {
  useReturnFocus();
  const [step, setStep] = useState<'release' | 'exchange'>();
  const { department, hours, status, overtime, requiredCredentials, requiredSkills, releaseAsked, swapId } = shift;
  if (step === 'release') return <ReleaseDialog shift={shift} onClose={onClose} />;
  if (step === 'exchange') return <ExchangeDialog shift={shift} onClose={onClose} />;
  const free = status === 'confirmed' && !releaseAsked && !swapId;
  return (
    <Dialog onClose={onClose} title={department}>
      <Stack gap="md">
        <Facts
          items={[
            ['When', whenOf(shift)],
            ['Hours', decimal(hours)],
            ['Status', assignmentStatusLabels[status]],
            ['Overtime', overtime ? 'Yes' : undefined],
            ['Credentials', requiredCredentials.join(', ')],
            ['Skills', requiredSkills.join(', ')],
          ]}
        />
        <Group justify="flex-end" gap="xs">
          {free && (
            <Button variant="default" onClick={() => setStep('exchange')}>
              Propose exchange
            </Button>
          )}
          {!releaseAsked && (
            <Button variant="default" onClick={() => setStep('release')}>
              Release shift
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
