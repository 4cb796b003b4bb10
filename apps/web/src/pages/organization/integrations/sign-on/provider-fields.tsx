import { PasswordInput, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { employeeRoles } from '@talent-os/contracts/access/grants';
import { industryLabels, roleTable, type Industry } from '@talent-os/contracts/access/tables';
import type { Sent } from '@talent-os/contracts/define';
import type { createSsoConnection, SsoConnection } from '@talent-os/contracts/identity/sso';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';

export type ProviderValues = {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly emailClaim: string;
  readonly groupsClaim: string;
  readonly role: string;
  readonly industry: Industry;
  readonly createsPeople: boolean;
  readonly factorValues: string[];
};

/** What a new connection begins with. The secret of one that is there is never shown. */
export const emptyProvider = (industry: Industry): ProviderValues => ({
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  emailClaim: 'email',
  groupsClaim: 'groups',
  role: '',
  industry,
  createsPeople: true,
  factorValues: [],
});

/** What a connection is set to now. */
export const valuesOf = (kept: SsoConnection): ProviderValues => ({
  name: kept.name,
  issuer: kept.issuer,
  clientId: kept.clientId,
  clientSecret: '',
  emailClaim: kept.emailClaim,
  groupsClaim: kept.groupsClaim,
  role: kept.role,
  industry: kept.industry,
  createsPeople: kept.createsPeople,
  factorValues: kept.factorValues,
});

export const toProvider = ({ clientSecret, role, ...values }: ProviderValues): Sent<typeof createSsoConnection> => ({
  ...values,
  role: role as (typeof employeeRoles)[number],
  ...(clientSecret && { clientSecret }),
});

const roleChoices = employeeRoles.map((role) => ({ value: role as string, label: roleTable[role].label }));

type ProviderFieldsProps = { readonly form: UseFormReturnType<ProviderValues>; readonly hasSecret?: boolean };

/** Where a provider is, how its words are read, and how its people start. */
export function ProviderFields({ form, hasSecret = false }: ProviderFieldsProps) {
  const { industries } = useMe().organization;
  return (
    <>
      <TextInput label="Name" placeholder="Entra ID" required {...form.getInputProps('name')} />
      <TextInput
        label="Issuer"
        description="The address the provider names itself by; its configuration is read from there."
        placeholder="https://login.example.org"
        required
        {...form.getInputProps('issuer')}
      />
      <TextInput label="Client id" required {...form.getInputProps('clientId')} />
      <PasswordInput
        label="Client secret"
        description={hasSecret ? 'One is kept. Leave this empty to keep it.' : 'Leave this empty for a public client.'}
        autoComplete="off"
        {...form.getInputProps('clientSecret')}
      />
      <TextInput
        label="E-mail claim"
        description="Entra ID without mailboxes: preferred_username."
        required
        {...form.getInputProps('emailClaim')}
      />
      <TextInput label="Groups claim" required {...form.getInputProps('groupsClaim')} />
      <Switch
        label="Make an account for whoever signs in for the first time"
        description="With an address of a verified domain. Without it, only people who have an account here come in."
        {...form.getInputProps('createsPeople', { type: 'checkbox' })}
      />
      <Select
        label="New people start as"
        description="Groups can give another role instead."
        required
        searchable
        data={roleChoices}
        {...form.getInputProps('role')}
      />
      {industries.length > 1 && (
        <Select
          label="Industry"
          required
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...form.getInputProps('industry')}
        />
      )}
      <TagsInput
        label="Counts as a second factor"
        description="Values of amr or acr, such as mfa. Where the provider sends none of them, Talent OS asks people who have set one up."
        {...form.getInputProps('factorValues')}
      />
    </>
  );
}
