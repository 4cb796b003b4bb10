import { useQueryClient } from '@tanstack/react-query';
import { getMe } from '@talent-os/contracts/identity/me';
import { type UserPreferences } from '@talent-os/contracts/identity/preference-values';
import { changeUserPreferences, getUserPreferences } from '@talent-os/contracts/identity/user-preferences';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';

export type PreferenceProps = {
  readonly preferences: UserPreferences;
  readonly onChange: (change: Partial<UserPreferences>) => void;
};

/** Saves a preference at once: it acts before the server has answered, and goes back where it refuses. */
export function usePreferences(): PreferenceProps['onChange'] {
  const client = useQueryClient();
  const { run } = useCommand(changeUserPreferences);
  return (change) => {
    const mine = query(getUserPreferences, {}).queryKey;
    const me = query(getMe, {}).queryKey;
    client.setQueryData(mine, (known) => known && { ...known, ...change });
    client.setQueryData(me, (known) => known && { ...known, preferences: { ...known.preferences, ...change } });
    void run(change).catch(() =>
      Promise.all([client.invalidateQueries({ queryKey: mine }), client.invalidateQueries({ queryKey: me })]),
    );
  };
}
