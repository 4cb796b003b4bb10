import { useQuery } from '@tanstack/react-query';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile';
import { SharedProfile } from '@/features/profile/shared-profile';
import { query } from '@/lib/query';
import { Quiet } from '@/ui/display/quiet';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';

/** What the person of an application shows of themselves, which is theirs to decide. */
export function ApplicantProfile({ applicationId }: { readonly applicationId: string }) {
  const profile = useQuery(query(getApplicantProfile, { applicationId }));
  return (
    <Section title="Profile">
      <Loaded query={profile} skeletons={1}>
        {(shown) =>
          Object.values(shown).some((part) => part !== null && part !== '') ? (
            <SharedProfile profile={shown} />
          ) : (
            <Quiet>They show nothing of their profile</Quiet>
          )
        }
      </Loaded>
    </Section>
  );
}
