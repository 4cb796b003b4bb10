import { Button, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useReturnFocus } from '@/lib/use-return-focus';
import { Dialog } from '@/ui/dialog/dialog';
import { Facts } from '@/ui/display/facts';
import { Loaded } from '@/ui/loading/loaded';
import { stateText, takenText, whenOf } from '../labels';
import { CancelDialog } from './cancel-dialog';
import { Candidates } from './candidates';
import { People } from './people';

type ShiftDialogProps = { readonly shiftId: string; readonly onClose: () => void };

/** One shift for its managers: who works it, who could, and calling it off. */
export function ShiftDialog({ shiftId, onClose }: ShiftDialogProps) {
  useReturnFocus();
  const shift = useQuery(query(getShift, { shiftId }));
  const [cancelling, setCancelling] = useState(false);
  const { data } = shift;
  if (cancelling && data) return <CancelDialog shift={data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={data?.department ?? 'Shift'} size="lg">
      <Loaded query={shift} skeletons={4}>
        {(one) => {
          const ahead = one.status !== 'cancelled' && !one.started;
          return (
            <Stack gap="md">
              <Facts
                items={[
                  ['When', whenOf(one)],
                  ['Status', stateText(one)],
                  ['Confirmed', takenText(one)],
                  ['Credentials', one.requiredCredentials.join(', ')],
                  ['Skills', one.requiredSkills.join(', ')],
                  ['Why cancelled', one.cancelReason],
                ]}
              />
              <Title order={3} size="h5">
                People
              </Title>
              <People shift={one} />
              {ahead && one.status === 'open' && (
                <>
                  <Title order={3} size="h5">
                    Who could work it
                  </Title>
                  <Candidates shift={one} />
                </>
              )}
              {ahead && (
                <Group justify="flex-end">
                  <Button variant="default" onClick={() => setCancelling(true)}>
                    Cancel shift
                  </Button>
                </Group>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
