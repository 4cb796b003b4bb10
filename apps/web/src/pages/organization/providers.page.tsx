import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listProviders } from '@talent-os/contracts/chat/providers';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { query } from '../../lib/query';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { AddProvider } from './providers/add-provider';
import { ApplicationPolicy } from './providers/application-policy';
import { EditProvider } from './providers/edit-provider';
import { ProviderCard } from './providers/provider-card';
import type { Provider } from './providers/provider-form';
import { RemoveProvider } from './providers/remove-provider';
import { useOrder } from './providers/use-order';

type Dialog = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly provider: Provider };

/** The models the assistant may use, in the order in which it does. */
export function Component() {
  const providers = useQuery(query(listProviders, {}));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const items = providers.data?.items ?? [];
  const { move, moving } = useOrder(items);
  return (
    <Page
      title="Model Providers"
      description="Models the assistant of your organization may use. The first one that is ready and within its budget answers."
      actions={
        <Button leftSection={<IconPlus size={15} />} onClick={() => setDialog({ what: 'add' })}>
          Add provider
        </Button>
      }
      loading={providers}
    >
      {items.length === 0 && (
        <Card>
          {providers.data?.mode === 'model' ? (
            <EmptyState
              title="No provider of your own"
              text="The assistant uses the model this installation comes with."
            />
          ) : (
            <EmptyState title="No provider: the assistant answers from templates only" />
          )}
        </Card>
      )}
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Providers in order of use">
        {items.map((provider, at) => (
          <li key={provider.id}>
            <ProviderCard
              provider={provider}
              place={at + 1}
              last={at === items.length - 1}
              moving={moving}
              onMove={(step) => void move(at, step)}
              onEdit={() => setDialog({ what: 'edit', provider })}
              onRemove={() => setDialog({ what: 'remove', provider })}
            />
          </li>
        ))}
      </Stack>
      <ApplicationPolicy />
      {dialog?.what === 'add' && <AddProvider priority={items.length + 1} onClose={close} />}
      {dialog?.what === 'edit' && <EditProvider provider={dialog.provider} onClose={close} />}
      {dialog?.what === 'remove' && <RemoveProvider provider={dialog.provider} onClose={close} />}
    </Page>
  );
}
