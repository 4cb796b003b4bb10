import { useAbility } from '@casl/react';
import { useMantineColorScheme } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showAssistant } from '@/features/chat/visibility';
import { setWriting } from '@/lib/intl';
import { SIGNED_IN } from '@/lib/landing';
import { hubsOf } from '@/lib/menu';
import { useMe } from '@/lib/session';
import { setTodayIn } from '@/lib/today';

/** Makes this device look as the person wants it on every one. What they have not chosen stays as the device has it. */
export function useUserPreferences(): void {
  const { organization, preferences } = useMe();
  const { theme, locale, dateFormat, assistant, reduceMotion } = preferences;
  const { setColorScheme } = useMantineColorScheme();
  // Before anything below is drawn: it is written this way.
  setWriting({ locale: locale ?? 'en', dates: dateFormat });
  setTodayIn(organization.timezone);
  useEffect(
    () => () => {
      setWriting();
      setTodayIn();
    },
    [],
  );
  useEffect(() => {
    if (theme) setColorScheme(theme === 'system' ? 'auto' : theme);
  }, [theme, setColorScheme]);
  useEffect(() => {
    if (assistant !== null) showAssistant(assistant);
  }, [assistant]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-reduce-motion', reduceMotion);
    return () => document.documentElement.removeAttribute('data-reduce-motion');
  }, [reduceMotion]);
}

/** Where somebody goes who has just signed in, where they want another first screen than home and may open it. */
export function useFirstScreen(): string | undefined {
  const { pathname, state } = useLocation();
  const ability = useAbility<AppAbility>();
  const { defaultHub } = useMe().preferences;
  if (pathname !== '/' || (state as Partial<typeof SIGNED_IN> | null)?.signedIn !== true) return undefined;
  return hubsOf(ability).find(({ key }) => key === defaultHub)?.to;
}
