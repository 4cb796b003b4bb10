import type { Output } from '@talent-os/contracts/define';
import type { myCredentials } from '@talent-os/contracts/healthcare/credentials';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { ownCredentialFigures, ownEducationFigures } from '@talent-os/contracts/figures/healthcare';
import { behind } from '@/ui/figures/behind';
import { count, decimal } from '@/lib/format';
import type { Stat } from '@/ui/figures/stats';

/** The figures of the screen: two counts, the verdict on HIPAA, and the hours a renewal rests on. */
export function figuresOf(
  mine: Output<typeof myCredentials>,
  education: Output<typeof myEducation> | undefined,
): readonly Stat[] {
  const { active, expiring } = ownCredentialFigures(mine);
  const { earned } = ownEducationFigures(education);
  return [
    { ...behind(active), value: count(mine.activeCertifications) },
    { ...behind(expiring), value: count(mine.expiringSoon), note: 'Within 90 days' },
    { label: 'HIPAA Compliance', value: mine.hipaaCompliant ? 'Valid' : 'Expired', to: '/healthcare/compliance' },
    {
      ...behind(earned),
      value: education && `${education.ceuProgress}%`,
      note: education && `${decimal(education.ceuEarned)} of ${decimal(education.ceuRequired)} contact hours`,
    },
  ];
}

/** What a renewal should know of the hours behind it; nothing where enough are there. It warns, and stops nobody. */
export function shortfallText(education: Output<typeof myEducation> | undefined): string | undefined {
  if (!education || education.ceuEarned >= education.ceuRequired) return undefined;
  const missing = education.ceuRequired - education.ceuEarned;
  return `${decimal(missing)} of ${decimal(education.ceuRequired)} contact hours are still missing in this cycle. You can submit the renewal all the same.`;
}
