import { TextInput } from '@mantine/core';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { duplicateAsset } from '@talent-os/contracts/sales/assets';
import { useNavigate } from 'react-router-dom';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { assetPath } from '../assets/asset-words';

type DuplicateDialogProps = { readonly asset: AssetDetail; readonly onClose: () => void };

/** Drafts another asset with what stands in this one. */
export function DuplicateDialog({ asset: { id, title }, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const { field, dialog } = useCommandForm(duplicateAsset, {
    initial: { title: `${title}, copy`.slice(0, 120) },
    toInput: (values) => ({ assetId: id, ...values }),
    done: 'Drafted as a copy',
    onClose,
    onDone: ({ assetId, ...made }) => {
      onClose();
      void navigate(assetPath({ ...made, id: assetId }));
    },
  });
  return (
    <FormDialog {...dialog} title="Duplicate" submit="Draft">
      <TextInput label="Title" required maxLength={120} {...field('title')} />
    </FormDialog>
  );
}
