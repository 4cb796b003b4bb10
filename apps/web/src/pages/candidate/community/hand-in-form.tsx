import { Button, Stack, Textarea } from '@mantine/core';
import { handInWork, WORK_LENGTH } from '@talent-os/contracts/talent/community-challenges';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';

type HandInFormProps = { readonly id: string; readonly work: string | null };

/** Hands work in, or another one until somebody has looked at it. */
export function HandInForm({ id, work }: HandInFormProps) {
  const { field, state, loading } = useCommandForm(handInWork, {
    initial: { work: work ?? '' },
    toInput: ({ work: text }) => ({ catalogueItemId: id, work: text }),
    done: 'Your work is handed in',
    onDone: () => undefined,
  });
  return (
    <SubmitForm state={state} label="Hand in">
      <Stack gap="sm">
        <Textarea
          label="My work"
          description="Who looks at it does not learn whose it is. You can hand in another one until somebody has."
          required
          autosize
          minRows={5}
          maxRows={20}
          maxLength={WORK_LENGTH}
          {...field('work')}
        />
        <div>
          <Button type="submit" loading={loading}>
            {work === null ? 'Hand in' : 'Hand in again'}
          </Button>
        </div>
      </Stack>
    </SubmitForm>
  );
}
