import { Button, Group, Stack } from '@mantine/core';
import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { beginSsoTest, ssoStateLabels, type SsoConnection } from '@talent-os/contracts/identity/sso';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { StatusBadge } from '@/ui/display/status-badge';
import type { QueryState } from '@/ui/loading/query-state';
import { DryRun } from './dry-run';
import { LatestTest } from './latest-test';
import { ProviderAddresses } from './provider-addresses';
import { ProviderDialog, type ProviderDeed } from './provider-dialog';
import { ProviderGroups } from './provider-groups';
import { ProviderSignIns } from './provider-sign-ins';
import { stateVariants } from './sign-on';

type ProviderDrawerProps = {
  readonly connections: QueryState<unknown>;
  readonly provider: SsoConnection;
  readonly onClose: () => void;
};

/** One provider: what to enter there, what its groups give, what a test shows, and who came through it lately. */
export function ProviderDrawer({ connections, provider, onClose }: ProviderDrawerProps) {
  const { id: ssoConnectionId, name, testedAt, may } = provider;
  const [deed, setDeed] = useState<ProviderDeed>();
  const [isTrying, setTrying] = useState(false);
  const test = useCommand(beginSsoTest);
  const begin = () =>
    void test.run({ ssoConnectionId }).then(
      ({ location }) => window.location.assign(location),
      () => undefined,
    );
  return (
    <>
      <RecordDrawer query={{ ...connections, data: provider }} title={name} onClose={onClose} size={640}>
        {() => (
          <Stack gap="lg">
            <ProviderFacts provider={provider} />
            <Group gap="xs">
              {may.to.includes('active') && <Button onClick={() => setDeed('activate')}>Activate</Button>}
              <Button variant={testedAt ? 'default' : 'filled'} loading={test.loading} onClick={begin}>
                Test sign-in
              </Button>
              <Button variant="default" onClick={() => setTrying(true)}>
                Dry run
              </Button>
              <Button variant="default" onClick={() => setDeed('edit')}>
                Edit
              </Button>
              {may.to.includes('paused') && (
                <Button variant="default" onClick={() => setDeed('pause')}>
                  Pause
                </Button>
              )}
              <Button variant="subtle" color="red" onClick={() => setDeed('disconnect')}>
                Disconnect
              </Button>
            </Group>
            <ProviderAddresses id={ssoConnectionId} />
            <LatestTest provider={provider} />
            <ProviderGroups provider={provider} />
            <ProviderSignIns provider={provider} />
          </Stack>
        )}
      </RecordDrawer>
      {deed && <ProviderDialog deed={deed} provider={provider} onClose={() => setDeed(undefined)} onGone={onClose} />}
      {isTrying && <DryRun provider={provider} onClose={() => setTrying(false)} />}
    </>
  );
}

/** What it is set to. */
function ProviderFacts({ provider }: { readonly provider: SsoConnection }) {
  const { status, issuer, clientId, role, industry, createsPeople, testedAt } = provider;
  const { momentOf } = useFormat();
  return (
    <Facts
      items={[
        [
          'Status',
          <StatusBadge key="status" variant={stateVariants[status]}>
            {ssoStateLabels[status]}
          </StatusBadge>,
        ],
        ['Issuer', issuer],
        ['Client id', clientId],
        [
          'New people',
          createsPeople ? `Start as ${roleTable[role].label} in ${industryLabels[industry]}` : 'Are not made',
        ],
        ['Tested', testedAt ? momentOf(testedAt) : 'Not with what is set now'],
      ]}
    />
  );
}
