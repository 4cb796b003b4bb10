import { Button, Checkbox, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { industries, industryLabels } from '@talent-os/contracts/access/tables';
import {
  changeOrganizationProfile,
  organizationSizes,
  workweekStarts,
  type OrganizationProfile,
} from '@talent-os/contracts/identity/organization-profile';
import { useCommandForm } from '@/lib/use-command-form';
import { TimezoneSelect } from '@/ui/field/timezone-select';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import css from './profile.module.css';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const sizes = organizationSizes.map((value) => ({ value, label: `${value.replace('-', '–')} people` }));
const starts = workweekStarts.map((value) => ({ value, label: capital(value) }));

export function ProfileForm({ profile }: { readonly profile: OrganizationProfile }) {
  const { logo: _, version, ...initial } = profile;
  const { field, form, state } = useCommandForm(changeOrganizationProfile, {
    initial,
    toInput: (values) => ({ ...values, version }),
    done: 'The profile was saved',
  });
  return (
    <Card title="Your organization">
      <SubmitForm state={state} label="Your organization">
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput label="Display name" required maxLength={80} {...field('name')} />
            <TextInput label="Legal name" maxLength={120} {...field('legalName')} />
            <Select label="Size" clearable data={sizes} {...field('size')} />
            <TimezoneSelect label="Time zone" required allowDeselect={false} {...field('timezone')} />
            <Select
              label="The week starts on"
              required
              allowDeselect={false}
              data={starts}
              {...field('workweekStart')}
            />
          </SimpleGrid>
          <Checkbox.Group
            label="Industries"
            description="Those with people in a role stay. A new one opens its hubs to administrators at their next sign-in."
            required
            {...field('industries')}
          >
            <Group mt={8} gap="lg">
              {industries.map((industry) => (
                <Checkbox key={industry} value={industry} label={industryLabels[industry]} />
              ))}
            </Group>
          </Checkbox.Group>
          <fieldset className={css.group}>
            <legend>Address</legend>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <TextInput label="Street" maxLength={120} autoComplete="street-address" {...field('address.street')} />
              <TextInput label="City" maxLength={80} autoComplete="address-level2" {...field('address.city')} />
              <TextInput
                label="Postal code"
                maxLength={20}
                autoComplete="postal-code"
                {...field('address.postalCode')}
              />
              <TextInput label="Country" maxLength={60} autoComplete="country-name" {...field('address.country')} />
            </SimpleGrid>
          </fieldset>
          <Group justify="flex-end">
            <Button type="submit" loading={state.loading} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </SubmitForm>
    </Card>
  );
}
