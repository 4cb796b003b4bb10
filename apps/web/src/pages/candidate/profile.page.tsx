import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { Availabilities } from './availability/availability';
import { Experiences } from './experience/experience';
import { Goals } from './goals/goals';
import { Overview } from './profile/overview';
import { Skills } from './skills/skills';
import { Verifications } from './verification/verification';

/** The parts of a profile, each at an address of its own: small, and read one after another. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/profile/overview': Overview,
  '/candidate/profile/skills': Skills,
  '/candidate/profile/experience': Experiences,
  '/candidate/profile/goals': Goals,
  '/candidate/profile/availability': Availabilities,
  '/candidate/profile/verification': Verifications,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? Overview;
  return <Part />;
}
