import { Button, Group, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core';
import { changeProfile, type Profile } from '@talent-os/contracts/identity/profile';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { TimezoneSelect } from '@/ui/field/timezone-select';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';

/** Offered while people type; any other language may be written. */
const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Polish',
  'Arabic',
  'Hindi',
  'Mandarin',
];

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { firstName, lastName, title, phone, pronouns, languages, timezone, version } = profile;
  const { organization } = useMe();
  const { field, form, state } = useCommandForm(changeProfile, {
    initial: { firstName, lastName, title, phone, pronouns, languages, timezone: timezone ?? '' },
    toInput: (values) => ({ ...values, timezone: values.timezone || null, version }),
    done: 'Your profile was saved',
  });
  return (
    <Card title="About you">
      <SubmitForm state={state} label="About you">
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput label="First name" required maxLength={80} autoComplete="given-name" {...field('firstName')} />
            <TextInput label="Last name" maxLength={80} autoComplete="family-name" {...field('lastName')} />
            <TextInput label="Title" required maxLength={80} autoComplete="organization-title" {...field('title')} />
            <TextInput label="Pronouns" placeholder="she/her" maxLength={40} {...field('pronouns')} />
            <TextInput label="Phone" type="tel" maxLength={30} autoComplete="tel" {...field('phone')} />
            <TimezoneSelect
              label="Time zone"
              placeholder={`As the organization: ${organization.timezone.replaceAll('_', ' ')}`}
              clearable
              {...field('timezone')}
            />
          </SimpleGrid>
          <TagsInput
            label="Languages"
            description="Press Enter after each, ten at most"
            data={LANGUAGES}
            maxTags={10}
            {...field('languages')}
          />
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
