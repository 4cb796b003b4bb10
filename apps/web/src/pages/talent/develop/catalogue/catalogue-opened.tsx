import { lazyPart } from '@/ui/loading/lazy-part';
import { AdoptDialog } from './adopt-dialog';
import { ItemDrawer } from './item-drawer';

const NewItem = lazyPart(async () => (await import('./item-dialog')).NewItem);
const ImportItems = lazyPart(async () => (await import('./import-items')).ImportItems);

type CatalogueOpenedProps = {
  readonly item: string | undefined;
  readonly what: string | undefined;
  readonly onItem: (itemId: string) => void;
  readonly onClose: () => void;
};

/** What is open beside the catalogue. */
export function CatalogueOpened({ item, what, onItem, onClose }: CatalogueOpenedProps) {
  if (item) return <ItemDrawer key={item} itemId={item} onClose={onClose} />;
  if (what === 'item') return <NewItem onClose={onClose} onDone={onItem} />;
  if (what === 'file') return <ImportItems onClose={onClose} />;
  return <AdoptDialog onClose={onClose} />;
}
