import { Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consentKinds, getConsents, setConsent, type ConsentKind } from '@talent-os/contracts/identity/consents';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { SettingsCard } from '@/ui/page/settings-card';
import hub from '../candidate.module.css';

const words: Readonly<Record<ConsentKind, { readonly label: string; readonly on: string; readonly off: string }>> = {
  aiAssist: {
    label: 'The assistant may use my profile to help me',
    on: 'The assistant may use your profile',
    off: 'The assistant may not use your profile',
  },
  marketing: {
    label: 'Send me news about open positions',
    on: 'You may be sent news about open positions',
    off: 'You are sent no news about open positions',
  },
};

/** What the caller said yes to, since when and to which words, each a way to take it back. */
export function ConsentCard() {
  const consents = useQuery(query(getConsents, {}));
  const { dayOf } = useFormat();
  return (
    <SettingsCard
      title="What you said yes to"
      description="Off works at once."
      query={consents}
      operation={setConsent}
      back={({ kind, given }) => ({ kind, given: !given })}
      done={({ kind, given }) => words[kind][given ? 'on' : 'off']}
    >
      {(values, change, saving) => (
        <Stack gap="md">
          {consentKinds.map((kind) => {
            const { given, at, textVersion } = values[kind];
            return (
              <Switch
                key={kind}
                className={hub.check}
                label={words[kind].label}
                description={
                  at === null
                    ? 'Never given'
                    : `${given ? 'Given' : 'Not given'} on ${dayOf(at)}, text version ${textVersion}`
                }
                checked={given}
                disabled={saving}
                onChange={({ currentTarget }) => change({ kind, given: currentTarget.checked })}
              />
            );
          })}
        </Stack>
      )}
    </SettingsCard>
  );
}
