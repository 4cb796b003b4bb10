import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { applyForPosition, type AdvertisedDetail } from '@talent-os/contracts/talent/advertised-positions';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { profileSections, profileVisibilityLabels } from '@talent-os/contracts/talent/profile-parts';
import { wordsOf } from '@talent-os/contracts/words';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import css from './positions.module.css';

type ApplyFormProps = { readonly position: AdvertisedDetail };

/** Applying in one sitting: what is sent of the profile, the questions of the position, and why. */
export function ApplyForm({ position: { id, title, questions, requirements } }: ApplyFormProps) {
  const lacking = requirements.filter(({ state }) => state === 'missing' || state === 'expired');
  const { field, state, loading } = useCommandForm(applyForPosition, {
    initial: { note: '', answers: questions.map((question) => ({ question, answer: '' })) },
    toInput: ({ note, answers }) => ({ positionId: id, answers, ...(note.trim() && { note }) }),
    done: `You applied: ${title}`,
  });
  return (
    <Card title="Apply in one sitting" description="You may withdraw at any time.">
      <SubmitForm state={state} label="Apply" className={css.form}>
        <Sent />
        {questions.map((question, index) => (
          <SpokenTextarea
            key={question}
            label={question}
            required
            autosize
            minRows={2}
            maxLength={600}
            {...field(`answers.${index}.answer`)}
          />
        ))}
        <SpokenTextarea
          label={lacking.length > 0 ? 'Why you apply all the same' : 'Why you'}
          {...(lacking.length > 0 && {
            description: `Missing: ${lacking.map(({ value }) => value).join(', ')}`,
            required: true,
          })}
          autosize
          minRows={3}
          maxLength={2_000}
          {...field('note')}
        />
        <Button type="submit" loading={loading}>
          Send application
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** What the hiring team reads of the profile: nothing is typed again. */
function Sent() {
  const { data } = useQuery(query(getOwnProfile, {}));
  if (!data) return null;
  return (
    <div>
      <Facts
        items={[
          ['From your profile', `${data.completeness}% complete`],
          ...profileSections.map((part) => [wordsOf(part), profileVisibilityLabels[data[part]]] as const),
        ]}
      />
      <AppLink to="/candidate/profile/overview">Review what is read</AppLink>,{' '}
      <AppLink to="/candidate/profile/experience?new=resume">or fill it from a résumé</AppLink>
    </div>
  );
}
