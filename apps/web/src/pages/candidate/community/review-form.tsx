import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { reviewWork, type ChallengeDetail } from '@talent-os/contracts/talent/community-challenges';
import { useCommandForm } from '@/lib/use-command-form';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { SubmitForm } from '@/ui/form/submit-form';

type ReviewFormProps = { readonly next: NonNullable<ChallengeDetail['next']> };

/** Says of the work of somebody else which criteria it meets. */
export function ReviewForm({ next: { challengeEntryId, work, criteria } }: ReviewFormProps) {
  const { field, state, loading } = useCommandForm(reviewWork, {
    initial: { met: [] as string[], words: '' },
    toInput: ({ met, words }) => ({ challengeEntryId, met: met.map(Number), words }),
    done: 'Thank you: they read what you said',
  });
  return (
    <SubmitForm state={state} label="Look at a work">
      <Stack gap="sm">
        <Prose text={work} />
        <Checkbox.Group label="Which criteria it meets" {...field('met')}>
          <Stack gap="xs" mt="xs">
            {criteria.map((criterion, at) => (
              <Checkbox key={criterion} value={String(at + 1)} label={criterion} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label="What you saw"
          description="One thing that works, and one that would make it better."
          required
          autosize
          minRows={2}
          maxLength={1000}
          {...field('words')}
        />
        <Quiet>You do not learn whose work it is, and they do not learn who looked at it.</Quiet>
        <div>
          <Button type="submit" loading={loading}>
            Send
          </Button>
        </div>
      </Stack>
    </SubmitForm>
  );
}
