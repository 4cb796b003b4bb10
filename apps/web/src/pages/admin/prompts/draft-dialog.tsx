import { Select } from '@mantine/core';
import { draftPrompt } from '@talent-os/contracts/chat/prompts';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DraftFields } from './draft-fields';
import { hubChoices, pagesOf, type Hub } from './prompt';

type DraftDialogProps = { readonly hub: Hub | undefined; readonly onClose: () => void };

const GENERAL: Hub = 'general';
const WHOLE_HUB = '';

/** Writes a prompt for a hub or one of its pages; where there is one already, its next version. */
export function DraftDialog({ hub, onClose }: DraftDialogProps) {
  const { form, field, dialog } = useCommandForm(draftPrompt, {
    initial: { hub: hub ?? GENERAL, page: WHOLE_HUB, body: '' },
    toInput: ({ page, ...values }) => ({ ...values, pageContext: page || null }),
    done: ({ version }) => `Version ${version} saved as a draft`,
    onClose,
  });
  const pages = pagesOf(form.values.hub).map((value) => ({ value, label: value }));
  return (
    <FormDialog {...dialog} title="New prompt" submit="Save draft" size="lg">
      <Select
        label="Hub"
        required
        searchable
        data={hubChoices}
        allowDeselect={false}
        {...field('hub')}
        onChange={(next) => next && form.setValues({ hub: next, page: WHOLE_HUB })}
      />
      <Select
        label="Page"
        data={[{ value: WHOLE_HUB, label: 'Whole hub' }, ...pages]}
        allowDeselect={false}
        {...field('page')}
      />
      <DraftFields
        value={form.values.body}
        props={field('body')}
        onInsert={(body) => form.setFieldValue('body', body)}
      />
    </FormDialog>
  );
}
