import { MultiSelect, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { roleTable, standingModules, modules, type Module, type Role } from '@talent-os/contracts/access/tables';
import { knowledgeReaderLabels } from '@talent-os/contracts/chat/knowledge-states';
import { choicesOf } from '@/lib/choices';
import { hubLabel } from '@/features/people/access-labels';

export type Readers = {
  readonly readers: keyof typeof knowledgeReaderLabels;
  readonly roles: Role[];
  readonly hubs: Module[];
};
export const nobody: Readers = { readers: 'nobody', roles: [], hubs: [] };

const hubs = modules.filter((module) => !standingModules.includes(module));

/** Who may read a document. Applicants do only where their role is chosen. */
export function ReaderFields<V extends Readers>({ form }: { readonly form: UseFormReturnType<V> }) {
  const field = form.getInputProps;
  const { readers } = form.values;
  return (
    <>
      <Radio.Group label="Who may read it" {...field('readers')}>
        <Stack gap="xs" mt="xs">
          {choicesOf(knowledgeReaderLabels).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      {readers === 'roles' && <MultiSelect label="Roles" required data={choicesOf(roleTable)} {...field('roles')} />}
      {readers === 'hubs' && (
        <MultiSelect
          label="Hubs"
          required
          data={hubs.map((value) => ({ value, label: hubLabel(value) }))}
          {...field('hubs')}
        />
      )}
    </>
  );
}

/** What is missing before the readers can be sent. */
export const readerErrors = ({ readers, roles, hubs: chosen }: Readers) => ({
  ...(readers === 'roles' && roles.length === 0 && { roles: 'Please choose at least one' }),
  ...(readers === 'hubs' && chosen.length === 0 && { hubs: 'Please choose at least one' }),
});
