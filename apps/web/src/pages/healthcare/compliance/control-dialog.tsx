import { Select, Text } from '@mantine/core';
import { errors } from '@talent-os/contracts/errors';
import {
  assignControl,
  attachEvidence,
  controlStatuses,
  documentAlternative,
  listControls,
  reviewControl,
  type Control,
  type ControlStatus,
} from '@talent-os/contracts/healthcare/compliance';
import type { ReactNode } from 'react';
import { day } from '../../../lib/format';
import { useCommandForm } from '../../../lib/use-command-form';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { SpokenTextarea } from '../../../features/voice/spoken-textarea';
import { PersonSelect } from '../../../ui/person-select';
import { controlStatusRows } from './labels';

export type Action = 'review' | 'attach' | 'alternative' | 'assign';
export type Choice = { readonly control: Control; readonly action: Action };
type DialogProps = { readonly control: Control; readonly onClose: () => void };

const refetches = [listControls];
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
  useReturnFocus();
  const Dialog = dialogs[action];
  return <Dialog control={control} onClose={onClose} />;
}

function Review({ control, onClose }: DialogProps) {
  const { id, title, kind, status, evidence } = control;
  const { field, submit, loading } = useCommandForm(reviewControl, {
    initial: { status },
    toInput: (values: { status: ControlStatus }) => ({ controlId: id, ...values }),
    refetches,
    done: ({ nextReviewOn }) => `Reviewed; due again on ${day(nextReviewOn)}`,
    onDone: onClose,
  });
  const choices = controlStatuses.filter((one) => one !== 'alternative_documented' || kind === 'addressable');
  return (
    <FormDialog
      opened
      title="Review control"
      submit="Save review"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{title}</Text>
      {evidence.length === 0 && <Text size="sm">{errors['compliance.evidence'].title}. There is none yet.</Text>}
      <Select
        label="Status"
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: controlStatusRows[value].label }))}
        data-autofocus
        {...field('status')}
      />
    </FormDialog>
  );
}

function Attach({ control: { id, title }, onClose }: DialogProps) {
  const { field, submit, loading } = useCommandForm(attachEvidence, {
    initial: { text: '' },
    toInput: ({ text }) => ({ controlId: id, text }),
    refetches,
    done: 'Evidence attached',
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Attach evidence" submit="Attach" loading={loading} onSubmit={submit} onClose={onClose}>
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
  const { field, submit, loading } = useCommandForm(documentAlternative, {
    initial: { text: alternative ?? '' },
    toInput: ({ text }) => ({ controlId: id, text }),
    refetches,
    done: 'Alternative documented',
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title="Document alternative"
      submit="Save alternative"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
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
  const { field, submit, loading } = useCommandForm(assignControl, {
    initial: { ownerId: ownerId ?? '' },
    toInput: (values) => ({ controlId: id, ...values }),
    refetches,
    done: 'Control assigned',
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Assign control" submit="Assign" loading={loading} onSubmit={submit} onClose={onClose}>
      <Text size="sm">{title}</Text>
      <PersonSelect
        current={ownerId && ownerName ? { id: ownerId, name: ownerName } : undefined}
        {...field('ownerId')}
      />
    </FormDialog>
  );
}
