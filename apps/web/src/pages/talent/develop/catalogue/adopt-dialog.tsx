import { Select } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { adoptCatalogue } from '@talent-os/contracts/talent/catalogue';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { useMyIndustries } from '@/lib/use-my-industries';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';

/** Takes over as drafts what came with the product for an industry. */
export function AdoptDialog({ onClose }: { readonly onClose: () => void }) {
  const industries = useMyIndustries();
  const { field, dialog } = useCommandForm(adoptCatalogue, {
    initial: { industry: industries[0]! },
    toInput: (values) => values,
    done: ({ added, known }) =>
      added === 0 ? `All ${known} are there already` : `${counted(added, 'drafts')} added: look at them and publish`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Take what came with the product" submit="Add as drafts">
      <Quiet>
        Courses, lessons, pathways, challenges and events to begin with. They are added as drafts: change what you like,
        then publish. What is there already stays as it is.
      </Quiet>
      <Select
        label="Industry"
        required
        allowDeselect={false}
        data={choicesOf(industryLabels, industries)}
        {...field('industry')}
      />
    </FormDialog>
  );
}
