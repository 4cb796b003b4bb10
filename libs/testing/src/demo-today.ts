import type { Day } from '@talent-os/service-kit/calendar';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { dayIn } from '@talent-os/service-kit/wall-clock';

/** The day it is in an organization of the demo: the one its rules go by. */
export function demoToday(slug = 'meridian', now = new Date()): Day {
  const organization = demoOrganizations.find((one) => one.slug === slug);
  if (!organization) throw new Error(`no demo organization ${slug}`);
  return dayIn(now, organization.timezone);
}
