import { Select, TextInput } from '@mantine/core';
import { addSsoDomain, routeSsoDomain, type SsoDomain } from '@talent-os/contracts/identity/sso-domains';
import type { SsoConnection } from '@talent-os/contracts/identity/sso';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type DomainFormProps = {
  readonly providers: readonly SsoConnection[];
  /** Absent for a new one. */
  readonly domain?: SsoDomain;
  readonly onClose: () => void;
};

/** Names a mail domain, or chooses anew where it leads. */
export const DomainForm = ({ domain, ...props }: DomainFormProps) =>
  domain ? <Route {...props} domain={domain} /> : <Add {...props} />;

const choicesOf = (providers: readonly SsoConnection[]) =>
  providers.map(({ id, name }) => ({ value: id, label: name }));

function Add({ providers, onClose }: Omit<DomainFormProps, 'domain'>) {
  const { form, dialog } = useCommandForm(addSsoDomain, {
    initial: { domain: '', ssoConnectionId: (providers[0]?.id ?? null) as string | null },
    toInput: ({ domain, ssoConnectionId }) => ({ domain, ...(ssoConnectionId && { ssoConnectionId }) }),
    done: ({ domain }) => `${domain} was added. Verify it next`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add a domain" submit="Add">
      <TextInput
        label="Domain"
        description="What stands behind the @ of your addresses."
        placeholder="example.org"
        required
        {...form.getInputProps('domain')}
      />
      <Select
        label="Signs in by"
        placeholder="No provider"
        clearable
        allowDeselect={false}
        data={choicesOf(providers)}
        {...form.getInputProps('ssoConnectionId')}
      />
    </FormDialog>
  );
}

function Route({ providers, domain, onClose }: DomainFormProps & { readonly domain: SsoDomain }) {
  const { form, dialog } = useCommandForm(routeSsoDomain, {
    initial: { ssoConnectionId: domain.ssoConnectionId },
    toInput: ({ ssoConnectionId }) => ({
      ssoDomainId: domain.id,
      version: domain.version,
      ...(ssoConnectionId && { ssoConnectionId }),
    }),
    done: `${domain.domain} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Where ${domain.domain} leads`} submit="Save">
      <Select
        label="Signs in by"
        placeholder="No provider"
        clearable
        allowDeselect={false}
        data={choicesOf(providers)}
        {...form.getInputProps('ssoConnectionId')}
      />
    </FormDialog>
  );
}
