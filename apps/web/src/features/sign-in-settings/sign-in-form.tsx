import { Button, Group, Radio, Select, Stack, Textarea, type RadioGroupProps } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { GRACE_DAYS, type SecondFactorPolicy } from '@talent-os/contracts/identity/factors';
import { changeSignInSettings, type getSignInSettings } from '@talent-os/contracts/identity/sign-in-settings';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { idleChoices, networksIn } from './choices';
import css from './sign-in-settings.module.css';

type Settings = Output<typeof getSignInSettings>;

export function SignInForm({ settings }: { readonly settings: Settings }) {
  const { version, withoutFactor, ownAddress } = settings;
  const { field, form, state } = useCommandForm(changeSignInSettings, {
    initial: {
      secondFactor: settings.secondFactor as string,
      sessionIdleMinutes: String(settings.sessionIdleMinutes),
      allowedNetworks: settings.allowedNetworks.join('\n'),
    },
    toInput: ({ secondFactor, sessionIdleMinutes, allowedNetworks }) => ({
      version,
      secondFactor: secondFactor as SecondFactorPolicy,
      sessionIdleMinutes: Number(sessionIdleMinutes),
      allowedNetworks: networksIn(allowedNetworks),
    }),
    done: ({ loosened }) =>
      loosened.length > 0
        ? 'Saved. Sign-in asks for less than before, and administrators are told'
        : 'Saved. It holds everywhere within five seconds',
  });
  const { error, ...networks } = field('allowedNetworks');
  return (
    <Card
      title="How people sign in"
      description="A change holds for everybody in this organization within five seconds."
    >
      <SubmitForm state={state} label="How people sign in" className={css.form}>
        <Stack gap="xl">
          <FactorChoice missing={withoutFactor} {...field('secondFactor')} />
          <Select
            label="Signed out without use after"
            description="On every device. What was typed stays as a draft."
            className={css.short}
            allowDeselect={false}
            data={idleChoices(settings.sessionIdleMinutes)}
            {...field('sessionIdleMinutes')}
          />
          <Textarea
            label="Networks people work from"
            description={`One a line, such as 203.0.113.7 or 203.0.113.0/24; none: from everywhere. Candidates come from everywhere in any case.${ownAddress ? ` You are at ${ownAddress}.` : ''}`}
            autosize
            minRows={3}
            maxRows={12}
            {...networks}
            error={error ?? wrongNetwork(form.errors)}
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

type FactorChoiceProps = Pick<RadioGroupProps, 'value' | 'onChange' | 'error'> & {
  /** How many people each policy would ask for a factor they do not have. */
  readonly missing: Settings['withoutFactor'];
};

const FactorChoice = ({ missing, ...field }: FactorChoiceProps) => (
  <Radio.Group
    label="Second factor"
    description={`Beside the password, from an app or a passkey. Whoever is asked has ${GRACE_DAYS} days to set one up.`}
    {...field}
  >
    <Stack gap="sm" mt="sm">
      <Radio value="off" label="Nobody has to" description="People may set one up all the same." />
      <Radio value="administrators" label="Administrators" description={inWords(missing.administrators)} />
      <Radio value="everybody" label="Everybody" description={inWords(missing.everybody)} />
    </Stack>
  </Radio.Group>
);

const inWords = (people: number): string =>
  people === 0 ? 'All of them have one.' : `${counted(people, 'people', 'person')} would have to set one up.`;

/** The first network of the list that is wrong. */
const wrongNetwork = (errors: Readonly<Record<string, unknown>>) =>
  Object.entries(errors).find(([name]) => name.startsWith('allowedNetworks.'))?.[1] as string | undefined;
