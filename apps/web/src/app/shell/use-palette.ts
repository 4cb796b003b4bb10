import { useDisclosure } from '@mantine/hooks';
import { recordAt } from '@talent-os/contracts/search/kinds';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { catchKeys, releaseKeys } from '@/features/search/typed-ahead';
import { noteOpened } from '@/features/search/recent';
import { useMe } from '@/lib/session';
import { useShortcut } from '@/lib/shortcuts';

/** Search and the sheet of shortcuts, and the keys that open them; what people open is remembered as opened lately. */
export function usePalette() {
  const { pathname, search } = useLocation();
  const { user } = useMe();
  const [palette, { toggle, close }] = useDisclosure(false, { onOpen: catchKeys, onClose: releaseKeys });
  const [sheet, { open: openSheet, close: closeSheet }] = useDisclosure(false);
  useShortcut('search', toggle);
  useShortcut('help', openSheet);
  useEffect(() => {
    const opened = recordAt(pathname, new URLSearchParams(search));
    for (const kind of opened?.kinds ?? []) noteOpened(user.id, { kind, id: opened!.id });
  }, [pathname, search, user.id]);
  return { palette, toggle, close, sheet, openSheet, closeSheet };
}
