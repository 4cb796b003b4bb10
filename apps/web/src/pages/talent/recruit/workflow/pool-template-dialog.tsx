import { Text, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { poolVariables, type PoolTemplate } from '@talent-os/contracts/talent/pool-message-shapes';
import { changePoolTemplate, createPoolTemplate } from '@talent-os/contracts/talent/pool-messages';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type PoolTemplateDialogProps = { readonly template?: PoolTemplate; readonly onClose: () => void };

/** A message to the pool is written, or worded anew. */
export const PoolTemplateDialog = ({ template, onClose }: PoolTemplateDialogProps) =>
  template ? <Change template={template} onClose={onClose} /> : <Write onClose={onClose} />;

function Write({ onClose }: Pick<PoolTemplateDialogProps, 'onClose'>) {
  const { field, dialog } = useCommandForm(createPoolTemplate, {
    initial: { name: '', subject: '', body: '' },
    toInput: (values) => values,
    done: 'Recruiters can send it',
    onClose,
  });
  return (
    <FormDialog {...dialog} size="lg" title="Write message to the pool" submit="Save">
      <Fields field={field} />
    </FormDialog>
  );
}

function Change({ template, onClose }: { readonly template: PoolTemplate; readonly onClose: () => void }) {
  const { id: poolTemplateId, name, subject, body, version } = template;
  const { field, dialog } = useCommandForm(changePoolTemplate, {
    initial: { name, subject, body },
    toInput: (values) => ({ ...values, poolTemplateId, version }),
    done: 'The message is changed; what was sent stays as it was read',
    onClose,
  });
  return (
    <FormDialog {...dialog} size="lg" title={`Change “${name}”`} submit="Save">
      <Fields field={field} />
    </FormDialog>
  );
}

const variables = Object.entries(poolVariables)
  .map(([name, label]) => `{{${name}}} ${label.toLowerCase()}`)
  .join(', ');

const Fields = ({ field }: { readonly field: (name: string) => GetInputPropsReturnType }) => (
  <>
    <TextInput
      label="Name"
      description="Recruiters choose it by this"
      required
      maxLength={80}
      data-autofocus
      {...field('name')}
    />
    <TextInput label="Subject" required maxLength={120} {...field('subject')} />
    <Textarea label="Message" required autosize minRows={4} maxLength={2000} {...field('body')} />
    <Text size="sm" c="var(--ink-2)">
      Filled in for each person: {variables}
    </Text>
  </>
);
