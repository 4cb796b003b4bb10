import { Select, Text } from '@mantine/core';
import { complianceErrors } from '@talent-os/contracts/healthcare/compliance-errors';
import {
  assignControl,
  attachEvidence,
  controlStatuses,
  documentAlternative,
  reviewControl,
  type Control,
  type ControlStatus,
} from '@talent-os/contracts/healthcare/compliance';
import { wordsOf } from '@talent-os/contracts/words';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { PersonSelect } from '@/ui/field/person-select';

export type Action = 'review' | 'attach' | 'alternative' | 'assign';
export type Choice = { readonly control: Control; readonly action: Action };
type DialogProps = { readonly control: Control; readonly onClose: () => void };

const dialogs: Record<Action, (props: DialogProps) => ReactNode> = {
  review: Review,
  attach: Attach,
  alternative: Alternative,
  assign: Assign,
};

/** Changes how a control stands. */
export function ControlDialog({
  choice: { control, action },
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog control={control} onClose={onClose} />;
}

function Review({ control, onClose }: DialogProps) {
  const { id, title, kind, status, evidence } = control;
  const { field, dialog } = useCommandForm(reviewControl, {
    initial: { status },
    toInput: (values: { status: ControlStatus }) => ({ controlId: id, ...values }),
    done: ({ nextReviewOn }) => `Reviewed; due again on ${day(nextReviewOn)}`,
    onClose,
  });
  const choices = controlStatuses.filter((one) => one !== 'alternative_documented' || kind === 'addressable');
  return (
    <FormDialog {...dialog} title="Review control" submit="Save review">
      <Text size="sm">{title}</Text>
      {evidence.length === 0 && (
        <Text size="sm">{complianceErrors['compliance.evidence'].title}. There is none yet.</Text>
      )}
      <Select
        label="Status"
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: wordsOf(value) }))}
        data-autofocus
        {...field('status')}
      />
    </FormDialog>
  );
}

function Attach({ control: { id, title }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(attachEvidence, {
    initial: { text: '' },
    toInput: ({ text }) => ({ controlId: id, text }),
    done: 'Evidence attached',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Attach evidence" submit="Attach">
      <Text size="sm">{title}</Text>
      <SpokenTextarea
        label="Evidence"
        description="What shows that the control holds, and where it can be found."
        required
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...field('text')}
      />
    </FormDialog>
  );
}

function Alternative({ control: { id, title, alternative }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(documentAlternative, {
    initial: { text: alternative ?? '' },
    toInput: ({ text }) => ({ controlId: id, text }),
    done: 'Alternative documented',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Document alternative" submit="Save alternative">
      <Text size="sm">{title}</Text>
      <SpokenTextarea
        label="What is done instead, and why"
        required
        autosize
        minRows={4}
        maxLength={2000}
        data-autofocus
        {...field('text')}
      />
    </FormDialog>
  );
}

function Assign({ control: { id, title, ownerId, ownerName }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(assignControl, {
    initial: { ownerId: ownerId ?? '' },
    toInput: (values) => ({ controlId: id, ...values }),
    done: 'Control assigned',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Assign control" submit="Assign">
      <Text size="sm">{title}</Text>
      <PersonSelect
        current={ownerId && ownerName ? { id: ownerId, name: ownerName } : undefined}
        {...field('ownerId')}
      />
    </FormDialog>
  );
}
