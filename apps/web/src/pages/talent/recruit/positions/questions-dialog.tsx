import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getQuestions, QUESTIONS_MOST, setQuestions } from '@talent-os/contracts/talent/position-questions';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { Dialog } from '@/ui/dialog/dialog';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Loaded } from '@/ui/loading/loaded';

type QuestionsDialogProps = { readonly positionId: string; readonly title: string; readonly onClose: () => void };

/** What everybody who applies for a position answers. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const asked = useQuery(query(getQuestions, { positionId: props.positionId }));
  if (asked.data) return <QuestionsForm {...props} questions={asked.data.questions} />;
  return (
    <Dialog onClose={props.onClose} title={`Questions: ${props.title}`}>
      <Loaded query={asked} skeletons={2}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const PLACES = Array.from({ length: QUESTIONS_MOST }, (_, place) => place);

type QuestionsFormProps = QuestionsDialogProps & { readonly questions: readonly string[] };

function QuestionsForm({ positionId, title, questions, onClose }: QuestionsFormProps) {
  const { field, dialog } = useCommandForm(setQuestions, {
    initial: { questions: PLACES.map((place) => questions[place] ?? '') },
    toInput: (values) => ({ positionId, questions: values.questions.map((text) => text.trim()).filter(Boolean) }),
    done: `Applicants for ${title} answer these from now on`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Questions: ${title}`} submit="Save">
      <Text size="sm">Everybody who applies answers them. Ask only what decides whether you talk.</Text>
      {PLACES.map((place) => (
        <TextInput
          key={place}
          label={`Question ${place + 1}`}
          maxLength={200}
          {...(place === 0 && { 'data-autofocus': true })}
          {...field(`questions.${place}`)}
        />
      ))}
    </FormDialog>
  );
}
