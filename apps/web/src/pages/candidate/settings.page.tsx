import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { Industries } from './settings/industries';
import { Integrations } from './settings/integrations';
import { OwnNotifications } from './settings/notifications';
import { OwnPreferences } from './settings/preferences';
import { Privacy } from './settings/privacy';
import { Voice } from './settings/voice';

/** What people set for themselves, each part at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/settings/preferences': OwnPreferences,
  '/candidate/settings/notifications': OwnNotifications,
  '/candidate/settings/privacy': Privacy,
  '/candidate/settings/industry': Industries,
  '/candidate/settings/voice': Voice,
  '/candidate/settings/integrations': Integrations,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? OwnPreferences;
  return <Part />;
}
