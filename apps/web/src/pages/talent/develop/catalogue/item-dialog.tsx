import { Group, Select } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { createCatalogueItem, writeCatalogueItem } from '@talent-os/contracts/talent/catalogue';
import { catalogueKinds, type CatalogueDetail, type CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { useMyIndustries } from '@/lib/use-my-industries';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';
import { ItemFields } from './item-fields';
import { contentOf, emptyValues, valuesOf } from './item-values';

type NewItemProps = { readonly onClose: () => void; readonly onDone: (itemId: string) => void };

/** Drafts an item: what its kind has is asked once the kind is chosen. */
export function NewItem({ onClose, onDone }: NewItemProps) {
  const place = useMe().organization;
  const industries = useMyIndustries();
  const { form, field, dialog } = useCommandForm(createCatalogueItem, {
    initial: { kind: 'course' as CatalogueKind, industry: industries[0]!, ...emptyValues() },
    toInput: ({ kind, industry, ...values }) => ({ kind, industry, ...contentOf(values, place) }),
    done: 'Drafted: somebody else publishes it',
    onClose,
    onDone: ({ id }) => onDone(id),
  });
  return (
    <FormDialog {...dialog} title="New item" size="lg" submit="Save draft">
      <Group grow align="flex-start">
        <Select label="Kind" required allowDeselect={false} data={choicesOf(catalogueKinds)} {...field('kind')} />
        <Select
          label="Industry"
          required
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...field('industry')}
        />
      </Group>
      <ItemFields kind={form.values.kind} form={form} />
    </FormDialog>
  );
}

type EditItemProps = { readonly item: CatalogueDetail; readonly onClose: () => void };

/** Writes an item anew. Of one that is in use this drafts the next version. */
export function EditItem({ item, onClose }: EditItemProps) {
  const place = useMe().organization;
  const { id: catalogueItemId, version, kind, status, shown } = item;
  const { form, dialog } = useCommandForm(writeCatalogueItem, {
    initial: valuesOf(shown, place),
    toInput: (values) => ({ catalogueItemId, version, ...contentOf(values, place) }),
    done: ({ number }) => `Kept as the draft of version ${number}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit “${shown.title}”`} size="lg" submit="Save draft">
      {status === 'published' && (
        <Quiet>What is published stays in use until somebody else publishes this draft.</Quiet>
      )}
      <ItemFields kind={kind} form={form} />
    </FormDialog>
  );
}
