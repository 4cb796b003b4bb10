import { MultiSelect, Select, TextInput } from '@mantine/core';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { createTenant } from '@talent-os/contracts/identity/tenants';
import { useState } from 'react';
import { ShownLinks } from '@/features/people/shown-links';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { shortNameOf } from './short-name';

type CreateTenantProps = { readonly onClose: () => void };
type Link = { readonly email: string; readonly address: string };

const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** Makes an organization; the link of its first administrator is shown where no mail carries it. */
export function CreateTenant({ onClose }: CreateTenantProps) {
  const [link, setLink] = useState<Link>();
  if (link) return <ShownLinks links={[link]} life="7 days" onClose={onClose} />;
  return <CreateForm onClose={onClose} onLink={setLink} />;
}

function CreateForm({ onClose, onLink }: CreateTenantProps & { readonly onLink: (link: Link) => void }) {
  const { organization } = useMe();
  const { form, field, dialog } = useCommandForm(createTenant, {
    initial: {
      name: '',
      slug: '',
      industries: [] as Industry[],
      currency: organization.currency,
      timezone: organization.timezone,
      email: '',
    },
    toInput: (values) => values,
    done: (_, { name, email }) => `${name} is there, and ${email} is invited`,
    onClose,
    onDone: ({ token }) =>
      token ? onLink({ email: form.values.email, address: `/login?invite=${token}` }) : onClose(),
  });
  const { name, slug } = form.values;
  return (
    <FormDialog {...dialog} title="Create an organization" submit="Create">
      <TextInput
        label="Name"
        required
        maxLength={120}
        {...field('name')}
        onChange={({ currentTarget: { value } }) =>
          // The short name follows until somebody writes another one.
          form.setValues({ name: value, ...(slug === shortNameOf(name) && { slug: shortNameOf(value) }) })
        }
      />
      <TextInput
        label="Short name"
        description="In addresses: lower case letters, digits and hyphens."
        required
        maxLength={60}
        {...field('slug')}
      />
      <MultiSelect label="Industries" required data={choicesOf(industryLabels)} {...field('industries')} />
      <TextInput label="Currency" description="Three letters" required maxLength={3} {...field('currency')} />
      <Select label="Timezone" required searchable limit={50} data={zones} {...field('timezone')} />
      <TextInput
        label="First administrator"
        description="The address they are invited by, for seven days."
        type="email"
        required
        {...field('email')}
      />
    </FormDialog>
  );
}
