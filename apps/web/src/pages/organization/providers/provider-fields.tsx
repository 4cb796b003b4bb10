import { Checkbox, PasswordInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MoneyField } from '@/ui/field/money-field';
import { phiPolicies, phiPolicyLabels } from '@talent-os/contracts/chat/providers';
import { RoleBudgets } from './role-budgets';
import { hubChoices, maySeeHealth, withoutHealth, type ProviderValues } from './provider-form';

type ProviderFieldsProps = {
  readonly form: UseFormReturnType<ProviderValues>;
  /** Whether a key is stored already, and how it ends: it is never shown, only replaced. */
  readonly stored?: { readonly keyEnding: string | null };
};

/** Everything that is entered about a provider. */
export function ProviderFields({ form, stored }: ProviderFieldsProps) {
  const field = form.getInputProps;
  const { baaSigned, phi, allowedHubs } = form.values;

  /** Hubs with health information go with the right to see it. */
  function permit(changes: Partial<Pick<ProviderValues, 'baaSigned' | 'phi'>>): void {
    const hubs = maySeeHealth({ baaSigned, phi, ...changes }) ? allowedHubs : withoutHealth(allowedHubs);
    form.setValues({ ...changes, allowedHubs: hubs });
  }

  return (
    <>
      <TextInput label="Name" required maxLength={60} {...field('name')} />
      <TextInput
        label="Address"
        description="Of an API that understands OpenAI’s chat completions"
        placeholder="https://models.example/v1"
        required
        inputMode="url"
        {...field('baseUrl')}
      />
      <TextInput label="Model" required maxLength={120} {...field('model')} />
      <PasswordInput
        label="Key"
        description="Encrypted for your organization and never shown again"
        required={!stored}
        autoComplete="off"
        placeholder={stored ? `${keyHint(stored.keyEnding)} is kept unless you enter another` : ''}
        {...field('key')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <MoneyField label="Budget per month" {...field('monthlyBudget')} />
        <MoneyField label="Per million tokens in" {...field('promptPrice')} />
        <MoneyField label="Per million tokens out" {...field('completionPrice')} />
      </SimpleGrid>
      <RoleBudgets form={form} />
      <Checkbox
        label="A business associate agreement is signed"
        description="Only then may hubs with health information use it"
        checked={baaSigned}
        onChange={({ currentTarget }) => permit({ baaSigned: currentTarget.checked })}
      />
      <Select
        label="Personal and health information"
        description="What is never sent leaves the question to the next provider"
        allowDeselect={false}
        data={phiPolicies.map((value) => ({ value, label: phiPolicyLabels[value] }))}
        value={phi}
        onChange={(value) => value && permit({ phi: value })}
      />
      <Checkbox.Group label="Hubs that may use it" required {...field('allowedHubs')}>
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt={6}>
          {hubChoices(form.values).map((hub) => (
            <Checkbox key={hub.value} {...hub} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
}

export const keyHint = (ending: string | null): string => (ending ? `The key ending in ${ending}` : 'The stored key');
