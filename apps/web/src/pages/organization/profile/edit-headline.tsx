import { Button, Textarea, TextInput } from '@mantine/core';
import { roleTable } from '@talent-os/contracts/access/tables';
import { defaultHeadline } from '@talent-os/contracts/identity/dashboard';
import {
  changeHeadline,
  HEADLINE_LENGTHS,
  resetHeadline,
  type Headline,
} from '@talent-os/contracts/identity/headlines';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import css from './profile.module.css';

type EditHeadlineProps = { readonly headline: Headline; readonly onClose: () => void };
type Field = keyof typeof HEADLINE_LENGTHS;

/** Three lines of a role, as its people will read them. */
export function EditHeadline({ headline, onClose }: EditHeadlineProps) {
  const { role, outcomeMessage, actionMessage, callToAction, writtenAt } = headline;
  const { label } = roleTable[role];
  const restore = useCommand(changeHeadline);
  const reset = useCommand(resetHeadline, {
    undo: () => ({
      text: `${label} reads the product’s own headline`,
      run: () => restore.mutate({ role, outcomeMessage, actionMessage, callToAction }),
    }),
  });
  const { field, form, dialog } = useCommandForm(changeHeadline, {
    initial: { outcomeMessage, actionMessage, callToAction },
    toInput: (values) => ({ role, ...values }),
    done: `The headline for ${label} was saved`,
    onClose,
  });
  const left = (name: Field) => `${form.values[name].length} of ${HEADLINE_LENGTHS[name]} characters`;
  const shown = (name: Field) => form.values[name].trim() || defaultHeadline[name];
  return (
    <FormDialog {...dialog} title={`Headline for ${label}`} submit="Save" size="lg">
      <Textarea
        label="Headline"
        description={left('outcomeMessage')}
        maxLength={HEADLINE_LENGTHS.outcomeMessage}
        autosize
        minRows={2}
        required
        {...field('outcomeMessage')}
      />
      <TextInput
        label="What to do"
        description={left('actionMessage')}
        maxLength={HEADLINE_LENGTHS.actionMessage}
        required
        {...field('actionMessage')}
      />
      <TextInput
        label="Call to action"
        description={left('callToAction')}
        maxLength={HEADLINE_LENGTHS.callToAction}
        required
        {...field('callToAction')}
      />
      <section className={css.preview} aria-label="Preview">
        <p className={css.outcome}>{shown('outcomeMessage')}</p>
        <p>{shown('actionMessage')}</p>
        <p>{shown('callToAction')}</p>
      </section>
      {writtenAt && (
        <Button
          variant="subtle"
          loading={reset.loading}
          onClick={() => void reset.run({ role }).then(dialog.onClose, () => undefined)}
        >
          Back to the product’s own
        </Button>
      )}
    </FormDialog>
  );
}
