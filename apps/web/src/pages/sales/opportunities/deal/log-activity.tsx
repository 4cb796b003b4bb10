import { Button } from '@mantine/core';
import { logActivity } from '@talent-os/contracts/sales/deals';
import { useCommandForm } from '@/lib/use-command-form';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { SubmitForm } from '@/ui/form/submit-form';
import css from './deal-drawer.module.css';

/** Notes a call, meeting or message. */
export function LogActivity({ dealId }: { readonly dealId: string }) {
  const { form, field, state, loading } = useCommandForm(logActivity, {
    initial: { note: '' },
    toInput: ({ note }) => ({ dealId, note }),
    done: 'Activity logged',
    onDone: () => form.reset(),
  });
  return (
    <SubmitForm state={state} className={css.activity}>
      <SpokenTextarea
        label="Log activity"
        placeholder="What happened?"
        autosize
        minRows={2}
        maxLength={500}
        {...field('note')}
      />
      <Button type="submit" variant="default" size="xs" loading={loading}>
        Log activity
      </Button>
    </SubmitForm>
  );
}
