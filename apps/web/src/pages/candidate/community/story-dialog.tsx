import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import {
  reviseSuccessStory,
  STORY_LENGTH,
  writeSuccessStory,
  type SuccessStory,
} from '@talent-os/contracts/talent/community-stories';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { NumberField } from '@/ui/field/number-field';

type StoryDialogProps = {
  /** The one that is written anew; nothing for a new one. */
  readonly story?: SuccessStory;
  readonly onClose: () => void;
};

type Values = {
  title: string;
  industry: Industry | null;
  fromRole: string;
  toRole: string;
  months: number | string;
  text: string;
  helped: string;
  named: boolean;
  consents: boolean;
};

const NOTHING: Values = {
  title: '',
  industry: null,
  fromRole: '',
  toRole: '',
  months: '',
  text: '',
  helped: '',
  named: true,
  consents: false,
};

const valuesOf = ({ title, industry, fromRole, toRole, months, text, helped, authorName }: SuccessStory): Values => ({
  ...NOTHING,
  title,
  industry,
  fromRole,
  toRole,
  text,
  months: months ?? '',
  helped: helped ?? '',
  named: authorName !== null,
});

const saidIn = ({ months, helped, consents, ...values }: Values) => ({
  ...values,
  months: months === '' ? null : Number(months),
  helped: helped || null,
  // Without a consent the contract says what is missing.
  consents: consents as true,
});

export const StoryDialog = ({ story, onClose }: StoryDialogProps) =>
  story ? <Revise story={story} onClose={onClose} /> : <Write onClose={onClose} />;

/** Tells a story for the first time. */
function Write({ onClose }: Pick<StoryDialogProps, 'onClose'>) {
  const { field, dialog } = useCommandForm(writeSuccessStory, {
    initial: NOTHING,
    toInput: saidIn,
    done: 'Thank you: somebody looks at your story',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Tell your story" submit="Send">
      <StoryFields field={field} />
    </FormDialog>
  );
}

/** Writes it anew: it is looked at again. */
function Revise({ story, onClose }: Required<StoryDialogProps>) {
  const { id: successStoryId, version } = story;
  const { field, dialog } = useCommandForm(reviseSuccessStory, {
    initial: valuesOf(story),
    toInput: (values) => ({ ...saidIn(values), successStoryId, version }),
    done: 'Your story is looked at again',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Change ${story.title}`} submit="Send again">
      <StoryFields field={field} />
    </FormDialog>
  );
}

/** What a field of the form is drawn with. */
type FieldOf = (name: keyof Values, options?: { readonly type?: 'checkbox' }) => GetInputPropsReturnType;

function StoryFields({ field }: { readonly field: FieldOf }) {
  return (
    <>
      <TextInput label="Title" required maxLength={120} data-autofocus {...field('title')} />
      <TextInput
        label="Where it began"
        description="What you worked as."
        required
        maxLength={120}
        {...field('fromRole')}
      />
      <TextInput label="Where it led" required maxLength={120} {...field('toRole')} />
      <NumberField label="How many months it took" decimals={0} min={0} max={600} {...field('months')} />
      <Select
        label="Industry"
        placeholder="None of these"
        clearable
        data={choicesOf(industryLabels)}
        {...field('industry')}
      />
      <Textarea
        label="Your story"
        description="What you did, what was hard, and what you would do again. Levels of clearance and what is known of patients stay out."
        required
        autosize
        minRows={5}
        maxRows={16}
        maxLength={STORY_LENGTH}
        {...field('text')}
      />
      <TextInput label="What helped most" maxLength={200} {...field('helped')} />
      <Checkbox
        label="Under my name"
        description="Otherwise only who looks at it learns whose it is."
        {...field('named', { type: 'checkbox' })}
      />
      <Checkbox
        label="Everybody in the organization may read it"
        description="You can take it back at any time."
        required
        {...field('consents', { type: 'checkbox' })}
      />
    </>
  );
}
