import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { MobileDashboard } from './mobile/dashboard';
import { QuickApply } from './mobile/quick-apply';

/** What candidates do on the way, under a thumb, each at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/mobile/dashboard': MobileDashboard,
  '/candidate/mobile/quick-apply': QuickApply,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? MobileDashboard;
  return <Part />;
}
