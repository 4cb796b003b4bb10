import { Checkbox, TextInput } from '@mantine/core';
import { changeView, createView, type SavedView } from '@talent-os/contracts/identity/views';
import type { ListHandle } from '@/lib/use-list-params';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '../dialog/form-dialog';
import type { Views } from './use-views';

type ViewDialogProps = { readonly list: ListHandle; readonly views: Views; readonly onClose: () => void };

/** Names a new view of what the list shows, and says who sees it. */
export function ViewDialog({ list, views, onClose }: ViewDialogProps) {
  const share = useCommand(changeView);
  const { form, field, dialog } = useCommandForm(createView, {
    initial: { name: '', shared: false },
    toInput: ({ name }) => ({ list: list.operation.name, name, state: views.state }),
    onDone: (view) => {
      views.keepAs(view);
      if (form.values.shared) share.mutate({ viewId: view.id, version: view.version, shared: true });
      onClose();
    },
    done: ({ name }) => `${name} saved`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Save as new view" submit="Save view">
      <TextInput label="Name" required maxLength={40} data-autofocus {...field('name')} />
      {views.inTeam && (
        <Checkbox
          label="Share with my team"
          description="People of your teams who may open this list see the view. Rows stay what each of them may read."
          {...form.getInputProps('shared', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

type RenameDialogProps = { readonly view: SavedView; readonly onClose: () => void };

/** Gives a view another name. */
export function RenameDialog({ view, onClose }: RenameDialogProps) {
  const { field, dialog } = useCommandForm(changeView, {
    initial: { name: view.name },
    toInput: ({ name }) => ({ viewId: view.id, version: view.version, name }),
    done: ({ name }) => `Renamed to ${name}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Rename view" submit="Rename">
      <TextInput label="Name" required maxLength={40} data-autofocus {...field('name')} />
    </FormDialog>
  );
}
