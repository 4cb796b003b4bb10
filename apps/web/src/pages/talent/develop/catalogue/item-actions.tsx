import { Button, Group } from '@mantine/core';
import type { CatalogueDetail } from '@talent-os/contracts/talent/catalogue-shapes';
import {
  discardCatalogueDraft,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue';
import { useState } from 'react';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { lazyPart } from '@/ui/loading/lazy-part';

const EditItem = lazyPart(async () => (await import('./item-dialog')).EditItem);

type ItemActionsProps = {
  readonly item: CatalogueDetail;
  /** The item is no more. */
  readonly onGone: () => void;
  /** The version that was read may be another now. */
  readonly onChanged: () => void;
};

/** What the caller may do with an item as it stands. */
export function ItemActions({ item, onGone, onChanged }: ItemActionsProps) {
  const { id: catalogueItemId, version, title, status, drafted, faults, may } = item;
  const [editing, setEditing] = useState(false);
  const input = { catalogueItemId, version };
  const never = status === 'draft';
  const [askPublish, publication] = useConfirmed(publishCatalogueItem, () => ({
    input,
    title: `Publish “${item.shown.title}”?`,
    confirm: 'Publish',
    done: `“${item.shown.title}” is published`,
    children: 'People find this version from then on. The one before stays in its history.',
    onDone: onChanged,
  }));
  const [askRetire, retirement] = useConfirmed(retireCatalogueItem, () => ({
    input,
    title: `Retire “${title}”?`,
    confirm: 'Retire',
    danger: true,
    done: `“${title}” is retired`,
    children: 'Nobody begins it any more; who has begun it goes on. A new version puts it to use again.',
  }));
  const [askDiscard, discarding] = useConfirmed(discardCatalogueDraft, () => ({
    input,
    title: never ? `Delete “${title}”?` : 'Throw the draft away?',
    confirm: never ? 'Delete' : 'Throw away',
    danger: true,
    done: never ? `“${title}” is deleted` : 'The draft is gone',
    children: never ? 'It was never in use, and nothing of it is kept.' : 'What is published stays as it is.',
    onDone: never ? onGone : onChanged,
  }));
  if (may.to.length === 0 && may.do.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Actions">
      {may.to.includes('published') && (
        <Button size="sm" disabled={faults.length > 0} onClick={() => askPublish()}>
          Publish
        </Button>
      )}
      {may.do.includes('edit') && (
        <Button size="sm" variant="default" onClick={() => setEditing(true)}>
          {never || drafted ? 'Edit draft' : 'Draft a new version'}
        </Button>
      )}
      {may.do.includes('discard') && (
        <Button size="sm" variant="default" onClick={() => askDiscard()}>
          {never ? 'Delete' : 'Throw draft away'}
        </Button>
      )}
      {may.to.includes('retired') && (
        <Button size="sm" variant="default" onClick={() => askRetire()}>
          Retire
        </Button>
      )}
      {publication}
      {retirement}
      {discarding}
      {editing && <EditItem item={item} onClose={() => (setEditing(false), onChanged())} />}
    </Group>
  );
}
