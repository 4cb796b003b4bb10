import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listProviders } from '@talent-os/contracts/chat/providers';
import { useState } from 'react';
import { freshOf } from '../../../lib/fresh';
import { query } from '../../../lib/query';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Loaded } from '../../../ui/loading/loaded';
import { AddProvider } from './add-provider';
import { AnswerPolicy } from './answer-policy';
import { ApplicationPolicy } from './application-policy';
import { EditProvider } from './edit-provider';
import { ProviderCard } from './provider-card';
import type { Provider } from './provider-form';
import { RemoveProvider } from './remove-provider';
import { useOrder } from './use-order';

type Dialog = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly provider: Provider };

/** The models the assistant may use, in the order in which it does, and what applications outside read. */
export function ProviderList() {
  const providers = useQuery(query(listProviders, {}));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const items = providers.data?.items ?? [];
  const { move, moving } = useOrder(items);
  return (
    <Loaded query={providers} skeletonHeight={96}>
      {({ mode }) => (
        <Stack gap="md">
          <Group justify="flex-end">
            <Button leftSection={<IconPlus size={15} />} onClick={() => setDialog({ what: 'add' })}>
              Add provider
            </Button>
          </Group>
          {items.length === 0 && (
            <Card>
              {mode === 'model' ? (
                <EmptyState
                  title="No provider of your own"
                  text="The assistant uses the model this installation comes with."
                />
              ) : (
                <EmptyState title="No provider: the assistant answers from templates only" />
              )}
            </Card>
          )}
          <Stack
            component="ol"
            gap="md"
            m={0}
            p={0}
            style={{ listStyle: 'none' }}
            aria-label="Providers in order of use"
          >
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
          <AnswerPolicy />
          <ApplicationPolicy />
          {dialog?.what === 'add' && <AddProvider priority={items.length + 1} onClose={close} />}
          {dialog?.what === 'edit' && <EditProvider provider={freshOf(dialog.provider, items)} onClose={close} />}
          {dialog?.what === 'remove' && <RemoveProvider provider={dialog.provider} onClose={close} />}
        </Stack>
      )}
    </Loaded>
  );
}
