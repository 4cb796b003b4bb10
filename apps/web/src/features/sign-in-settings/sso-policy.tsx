import { Button, Group, Radio, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getSsoPolicy, setSsoPolicy } from '@talent-os/contracts/identity/sso-domains';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from './sign-in-settings.module.css';

type Policy = Output<typeof getSsoPolicy>;

/** Whether people sign in by the organization’s providers only. */
export function SsoPolicy() {
  const policy = useQuery(query(getSsoPolicy, {}));
  return (
    <Loaded query={policy} skeletons={2}>
      {(found) => <PolicyForm policy={found} />}
    </Loaded>
  );
}

function PolicyForm({ policy }: { readonly policy: Policy }) {
  const { version, ssoOnly, emergencyAccessId, administrators, activeConnections } = policy;
  const { field, form, state } = useCommandForm(setSsoPolicy, {
    initial: { way: ssoOnly ? 'sso' : 'any', emergencyAccessId },
    toInput: ({ way, emergencyAccessId: chosen }) => ({
      version,
      ssoOnly: way === 'sso',
      ...(way === 'sso' && chosen && { emergencyAccessId: chosen }),
    }),
    done: 'Saved. It holds for every sign-in from now on',
  });
  return (
    <Card
      title="Single sign-on"
      description={
        activeConnections > 0
          ? `${counted(activeConnections, 'identity providers are', 'identity provider is')} active.`
          : 'No identity provider is active: connect one under Integrations first.'
      }
    >
      <SubmitForm state={state} label="Single sign-on" className={css.form}>
        <Stack gap="xl">
          <Radio.Group label="How people of this organization sign in" {...field('way')}>
            <Stack gap="sm" mt="sm">
              <Radio value="any" label="By a provider, a password or a passkey" />
              <Radio
                value="sso"
                label="By a provider only"
                disabled={activeConnections === 0}
                description="Passwords and passkeys open nothing any more, save for one administrator. Applicants sign in as before."
              />
            </Stack>
          </Radio.Group>
          {form.values.way === 'sso' && (
            <Select
              label="Emergency access"
              description="An administrator who signs in with their own password or passkey on the day the provider does not answer."
              className={css.short}
              allowDeselect={false}
              data={administrators.map(({ id, name }) => ({ value: id, label: name }))}
              {...field('emergencyAccessId')}
            />
          )}
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
