import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileImport, IconPackage, IconPlus } from '@tabler/icons-react';
import { createCatalogueItem } from '@talent-os/contracts/talent/catalogue';
import { useMay } from '@/lib/use-may';

type CatalogueActionsProps = { readonly onNew: (what: 'item' | 'file' | 'shipped') => void };

/** What who keeps the catalogue fills it with. */
export function CatalogueActions({ onNew }: CatalogueActionsProps) {
  const keeps = useMay(createCatalogueItem);
  if (!keeps) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => onNew('item')}>
        New item
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="More ways to fill the catalogue">
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileImport size={15} />} onClick={() => onNew('file')}>
            Import CSV
          </Menu.Item>
          <Menu.Item leftSection={<IconPackage size={15} />} onClick={() => onNew('shipped')}>
            Take what came with the product
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
