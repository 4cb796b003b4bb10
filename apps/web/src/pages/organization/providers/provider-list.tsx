import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listProviders, removeProvider } from '@talent-os/contracts/chat/providers';
import { useState } from 'react';
import { freshOf } from '@/lib/fresh';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { AddProvider } from './add-provider';
import { AnswerPolicy } from './answer-policy';
import { ApplicationPolicy } from './application-policy';
import { EditProvider } from './edit-provider';
import { ProviderCard } from './provider-card';
import type { Provider } from './provider-form';
import { useOrder } from './use-order';

type Dialog = { readonly what: 'add' } | { readonly what: 'edit'; readonly provider: Provider };

/** The models the assistant may use, in the order in which it does, and what applications outside read. */
export function ProviderList() {
  const providers = useQuery(query(listProviders, {}));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const [remove, question] = useRemoval();
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
                  onRemove={() => remove(provider)}
                />
              </li>
            ))}
          </Stack>
          <AnswerPolicy />
          <ApplicationPolicy />
          {dialog?.what === 'add' && <AddProvider priority={items.length + 1} onClose={close} />}
          {dialog?.what === 'edit' && <EditProvider provider={freshOf(dialog.provider, items)} onClose={close} />}
          {question}
        </Stack>
      )}
    </Loaded>
  );
}

/** Asks before a provider is taken away. */
const useRemoval = () =>
  useConfirmed(removeProvider, ({ id, name }: Provider) => ({
    input: { providerId: id },
    done: `${name} was removed`,
    danger: true,
    title: `Remove ${name}?`,
    confirm: 'Remove',
    children: 'Its key is erased. The next provider answers; without one, the assistant answers from platform data.',
  }));
