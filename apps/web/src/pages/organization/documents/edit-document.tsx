import { Select, TextInput } from '@mantine/core';
import { documentCategoryLabels } from '@talent-os/contracts/identity/document-states';
import { updateOrganizationDocument, type OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DocumentDays } from './document-days';

type EditDocumentProps = { readonly document: OrganizationDocument; readonly onClose: () => void };

/** What a document is called, until when everybody acknowledges it, and how long it is kept. */
export function EditDocument({ document, onClose }: EditDocumentProps) {
  const { id: documentId, version, title, category, acknowledgeBy, retainUntil } = document;
  const { field, dialog } = useCommandForm(updateOrganizationDocument, {
    initial: { title, category, acknowledgeBy: acknowledgeBy ?? '', retainUntil: retainUntil ?? '' },
    toInput: (values) => ({
      documentId,
      version,
      ...values,
      acknowledgeBy: values.acknowledgeBy || null,
      retainUntil: values.retainUntil || null,
    }),
    done: `${title} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${title}`} submit="Save">
      <TextInput label="Title" required maxLength={120} {...field('title')} />
      <Select
        label="Category"
        required
        allowDeselect={false}
        data={choicesOf(documentCategoryLabels)}
        {...field('category')}
      />
      <DocumentDays field={field} />
    </FormDialog>
  );
}
