import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { proposeSwap, swapOptions } from '@talent-os/contracts/healthcare/shifts-swaps';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Loaded } from '@/ui/loading/loaded';
import type { ShiftDialogProps } from './shift-dialog';
import { nameOf } from './labels';
import css from './shifts.module.css';

/** Proposes to a colleague to exchange my shift for one of theirs; only exchanges both may work stand here. */
export function ExchangeDialog({ shift, onClose }: ShiftDialogProps) {
  const options = useQuery(query(swapOptions, { shiftId: shift.id }));
  const { form, dialog } = useCommandForm(proposeSwap, {
    initial: { assignmentId: '' },
    toInput: ({ assignmentId }) => ({ shiftId: shift.id, assignmentId }),
    done: 'Exchange proposed',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Propose an exchange" submit="Propose">
      <Text size="sm">You give {nameOf(shift)}. Your colleague accepts first, then a manager approves.</Text>
      <Loaded query={options}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">No colleague has a shift in the next 14 days that both of you could exchange.</Text>
          ) : (
            <Radio.Group
              label="You get"
              required
              value={form.values.assignmentId}
              error={form.errors.assignmentId && 'Please choose a shift'}
              onChange={(assignmentId) => form.setValues({ assignmentId })}
            >
              <Stack gap="xs" mt="xs" className={css.scroll}>
                {items.map((option) => (
                  <Radio
                    key={option.assignmentId}
                    value={option.assignmentId}
                    label={`${nameOf(option)} of ${option.colleagueName}`}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
