import type { ApplicationDetail } from '@talent-os/contracts/talent/applications';
import { Facts } from '@/ui/display/facts';
import { Section } from '@/ui/page/section';

/** What the person answered when they applied; nothing where nobody asked. */
export const Answers = ({ answers }: Pick<ApplicationDetail, 'answers'>) =>
  answers.length > 0 && (
    <Section title="Answers">
      <Facts items={answers.map(({ question, answer }) => [question, answer] as const)} />
    </Section>
  );
