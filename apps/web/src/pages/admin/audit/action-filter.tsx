import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { ListField } from '@/ui/filters/list-field';

/** Narrows the events to one action, by its exact name. */
export function ActionFilter({ params }: { readonly params: Pick<ListParams, 'get' | 'patch'> }) {
  const action = params.get('action');
  const [text, setText] = useState(action ?? '');
  const choose = () => text.trim() !== (action ?? '') && params.patch({ action: text.trim() || undefined });
  return (
    <ListField params={params} name="action" label="Action" value={action}>
      <TextInput
        aria-label="Action"
        placeholder="sales.deal.moved"
        maxLength={80}
        w={190}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={choose}
        onKeyDown={({ key }) => key === 'Enter' && choose()}
      />
    </ListField>
  );
}
