import type { Output } from '@talent-os/contracts/define';
import type { myCredentials } from '@talent-os/contracts/healthcare/credentials';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { count, decimal } from '../../../lib/format';
import type { Stat } from '../../../ui/stats';

/** The figures of the screen: two counts, the verdict on HIPAA, and the hours a renewal rests on. */
export function figuresOf(
  { activeCertifications, expiringSoon, hipaaCompliant }: Output<typeof myCredentials>,
  education: Output<typeof myEducation> | undefined,
): readonly Stat[] {
  return [
    { label: 'Active Certifications', value: count(activeCertifications) },
    { label: 'Expiring Soon', value: count(expiringSoon), note: 'Within 90 days' },
    { label: 'HIPAA Compliance', value: hipaaCompliant ? 'Valid' : 'Expired', to: '/healthcare/compliance' },
    {
      label: 'CEU Progress',
      value: education && `${education.ceuProgress}%`,
      note: education && `${decimal(education.ceuEarned)} of ${decimal(education.ceuRequired)} contact hours`,
      to: '/healthcare/professional/education',
    },
  ];
}

/** What a renewal should know of the hours behind it; nothing where enough are there. It warns, and stops nobody. */
export function shortfallText(education: Output<typeof myEducation> | undefined): string | undefined {
  if (!education || education.ceuEarned >= education.ceuRequired) return undefined;
  const missing = education.ceuRequired - education.ceuEarned;
  return `${decimal(missing)} of ${decimal(education.ceuRequired)} contact hours are still missing in this cycle. You can submit the renewal all the same.`;
}
