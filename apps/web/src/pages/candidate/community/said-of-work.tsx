import { Stack } from '@mantine/core';
import { REVIEWS, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import { counted } from '@/lib/counted';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';

type SaidOfWorkProps = { readonly entry: NonNullable<ChallengeDetail['entry']> };

/** What others said of a work; how many more works wait to be looked at, where that comes first. */
export function SaidOfWork({ entry: { reviews, received, given } }: SaidOfWorkProps) {
  if (received === 0) return null;
  return (
    <Section title="What was said of my work">
      {reviews === null ? (
        <Quiet>You read it once you have looked at {counted(REVIEWS - given, 'more works', 'more work')}.</Quiet>
      ) : (
        <Stack gap="md">
          {reviews.map(({ met, unmet, words }) => (
            <div key={`${met.join()} ${words}`}>
              {words && <Prose text={words} />}
              {met.length > 0 && <Quiet>Met: {met.join(' · ')}</Quiet>}
              {unmet.length > 0 && <Quiet>Not met: {unmet.join(' · ')}</Quiet>}
            </div>
          ))}
        </Stack>
      )}
    </Section>
  );
}
