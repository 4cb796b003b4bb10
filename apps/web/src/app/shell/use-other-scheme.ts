import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { changeUserPreferences } from '@talent-os/contracts/identity/user-preferences';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';

/** The colors people do not see now, and the way there. */
export function useOtherScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const { theme } = useMe().preferences;
  const preferences = useCommand(changeUserPreferences, { toldBy: () => true });
  const other = useComputedColorScheme('light') === 'dark' ? ('light' as const) : ('dark' as const);
  const change = () => {
    setColorScheme(other);
    // Whoever has chosen a theme takes it along; for the others it is this device’s.
    if (theme) preferences.mutate({ theme: other });
  };
  return { other, label: other === 'dark' ? 'Dark theme' : 'Light theme', change };
}
