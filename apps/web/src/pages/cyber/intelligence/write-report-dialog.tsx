import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { writeIntelReport } from '@talent-os/contracts/cyber/intel-reports';
import { classifications, type Classification } from '@talent-os/contracts/cyber/threat-kinds';
import { listThreats } from '@talent-os/contracts/cyber/threats';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

/** Writes a report about threats; it is at least as strict as the strictest of them. */
export function WriteReportDialog({ onClose }: { readonly onClose: () => void }) {
  const threats = useQuery(query(listThreats, {}));
  const { field, dialog } = useCommandForm(writeIntelReport, {
    initial: { title: '', body: '', tlp: 'TLP:AMBER' as Classification, threatIds: [] as string[] },
    toInput: (values) => values,
    done: 'Report written',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Write report" submit="Save report">
      <TextInput label="Title" required maxLength={160} data-autofocus {...field('title')} />
      <MultiSelect
        label="About"
        placeholder="Threats"
        searchable
        data={(threats.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        {...field('threatIds')}
      />
      <Select
        label="Classification"
        description="At least as strict as the threats it is about"
        data={[...classifications]}
        allowDeselect={false}
        {...field('tlp')}
      />
      <Textarea label="Report" required autosize minRows={5} maxLength={20_000} {...field('body')} />
    </FormDialog>
  );
}
