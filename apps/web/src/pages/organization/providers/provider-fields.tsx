import { Checkbox, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MoneyField } from '../../../ui/money-field';
import { hubChoices, withoutHealth, type ProviderValues } from './provider-form';

type ProviderFieldsProps = {
  readonly form: UseFormReturnType<ProviderValues>;
  /** Whether a key is stored already, and how it ends: it is never shown, only replaced. */
  readonly stored?: { readonly keyEnding: string | null };
};

/** Everything that is entered about a provider. */
export function ProviderFields({ form, stored }: ProviderFieldsProps) {
  const field = form.getInputProps;
  const { baaSigned } = form.values;

  function sign(signed: boolean): void {
    form.setFieldValue('baaSigned', signed);
    if (!signed) form.setFieldValue('allowedHubs', withoutHealth(form.values.allowedHubs));
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
      <Checkbox
        label="A business associate agreement is signed"
        description="Only then may hubs with health information use it"
        checked={baaSigned}
        onChange={({ currentTarget }) => sign(currentTarget.checked)}
      />
      <Checkbox.Group label="Hubs that may use it" required {...field('allowedHubs')}>
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" mt={6}>
          {hubChoices(baaSigned).map((hub) => (
            <Checkbox key={hub.value} {...hub} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
}

export const keyHint = (ending: string | null): string => (ending ? `The key ending in ${ending}` : 'The stored key');
