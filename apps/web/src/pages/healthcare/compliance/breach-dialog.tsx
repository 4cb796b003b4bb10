import { Radio, Stack, Text } from '@mantine/core';
import { decideBreach, recordNotice, type Breach } from '@talent-os/contracts/healthcare/breaches';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { NumberField } from '@/ui/field/number-field';

type Action = 'decide' | 'notified';
export type Choice = { readonly breach: Breach; readonly action: Action };
type DialogProps = { readonly breach: Breach; readonly onClose: () => void };

const dialogs: Record<Action, (props: DialogProps) => ReactNode> = { decide: Decide, notified: Notified };

/** Decides an assessment, or records that people were told. */
export function BreachDialog({
  choice: { breach, action },
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog breach={breach} onClose={onClose} />;
}

function Decide({ breach: { id, title, notifyBy, affectedCount }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(decideBreach, {
    initial: { decision: 'notify' as 'notify' | 'no_breach', affectedCount: affectedCount ?? 0, rationale: '' },
    toInput: (values) => ({ assessmentId: id, ...values, affectedCount: Number(values.affectedCount) }),
    done: 'Assessment decided',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Decide assessment" submit="Decide">
      <Text size="sm">
        {title}. A decision is final; where people must be told, that is until {day(notifyBy)}.
      </Text>
      <Radio.Group label="Decision" {...field('decision')}>
        <Stack gap={6} mt={6}>
          <Radio value="notify" label="It is a breach: people must be told" />
          <Radio value="no_breach" label="It is no breach: a compromise is unlikely" />
        </Stack>
      </Radio.Group>
      <NumberField label="People affected" min={0} max={1e9} decimals={0} {...field('affectedCount')} />
      <SpokenTextarea
        label="Reasons"
        description="What was exposed, to whom, whether it was seen, and what was done about it."
        required
        autosize
        minRows={3}
        maxLength={2000}
        {...field('rationale')}
      />
    </FormDialog>
  );
}

function Notified({ breach: { id, title }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(recordNotice, {
    initial: { notifiedOn: today() },
    toInput: (values) => ({ assessmentId: id, ...values }),
    done: 'Notification recorded',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Record notification" submit="Record">
      <Text size="sm">{title}</Text>
      <DayField label="People were told on" max={today()} data-autofocus {...field('notifiedOn')} />
    </FormDialog>
  );
}
