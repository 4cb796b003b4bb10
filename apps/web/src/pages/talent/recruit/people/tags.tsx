import { Button, Group, Pill, TextInput } from '@mantine/core';
import { tagCandidate, type CandidateRow } from '@talent-os/contracts/talent/candidates';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import css from './people.module.css';

/** The tags of a person, each with its cross, and one more. */
export function Tags({ candidate: { id, tags } }: { readonly candidate: CandidateRow }) {
  const remove = useCommand(tagCandidate);
  const { field, state, loading, form } = useCommandForm(tagCandidate, {
    initial: { tag: '' },
    toInput: ({ tag }) => ({ candidateId: id, tag, on: true }),
    onDone: () => form.reset(),
  });
  return (
    <>
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Pill
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Take off ${tag}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => remove.mutate({ candidateId: id, tag, on: false })}
              >
                {tag}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <SubmitForm state={state}>
        <Group gap="xs" align="flex-end">
          <TextInput label="New tag" maxLength={40} {...field('tag')} />
          <Button type="submit" size="sm" variant="default" loading={loading}>
            Tag
          </Button>
        </Group>
      </SubmitForm>
    </>
  );
}
