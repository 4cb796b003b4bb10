import type { Icon } from '@tabler/icons-react';
import type { HubKey } from '@talent-os/contracts/navigation/index';
import type { SearchKind } from '@talent-os/contracts/search/kinds';

/** Something the palette offers. */
export type PaletteOption = {
  readonly key: string;
  /** Group it stands in, as its heading says. */
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly hub: HubKey;
  /** Where it differs from its hub's. */
  readonly icon?: Icon;
  /** 0 where the name itself was typed, up to 7; the order of groups. */
  readonly tier: number;
  /** Address it opens; what has none acts. */
  readonly to?: string;
  readonly act?: () => void;
  readonly record?: { readonly kind: SearchKind; readonly id: string };
};

export type Group = { readonly label: string; readonly options: readonly PaletteOption[] };
