import { Select, TextInput } from '@mantine/core';
import { makeAsset } from '@talent-os/contracts/sales/assets';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { useNavigate } from 'react-router-dom';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { assetPath } from './asset-words';

type NewAssetProps = { readonly module: ExcellenceModuleKey; readonly onClose: () => void };

/** Drafts an asset: it is filled from what is known, and written on from there. */
export function NewAsset({ module, onClose }: NewAssetProps) {
  const navigate = useNavigate();
  const types = excellenceData[module].assets;
  const { form, field, dialog } = useCommandForm(makeAsset, {
    initial: { assetType: '', title: '', about: '' },
    toInput: (values) => ({ module, ...values }),
    done: 'Drafted from what is known',
    onClose,
    onDone: ({ assetId, ...made }) => void navigate(assetPath({ ...made, id: assetId }), { replace: true }),
  });
  const of = types.find(({ key }) => key === form.values.assetType)?.of;
  return (
    <FormDialog {...dialog} title="New asset" submit="Draft">
      <Select
        label="Type"
        required
        data={types.map(({ key, label }) => ({ value: key, label }))}
        {...field('assetType')}
      />
      {of && <TextInput label={of} maxLength={80} {...field('about')} />}
      <TextInput label="Title" required maxLength={120} {...field('title')} />
    </FormDialog>
  );
}
