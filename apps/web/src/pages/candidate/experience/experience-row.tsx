import {
  addExperience,
  experienceKindLabels,
  removeExperience,
  type Experience,
} from '@talent-os/contracts/talent/experience';
import { monthsText } from '@/features/profile/words';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';

type ExperienceRowProps = { readonly entry: Experience; readonly onChange: () => void };

/** One job, education or project; what is removed can be entered again for ten seconds. */
export function ExperienceRow({ entry, onChange }: ExperienceRowProps) {
  const { id, version: _, ...said } = entry;
  const restore = useCommand(addExperience, { done: `${said.title} is back` });
  const remove = useCommand(removeExperience, {
    undo: () => ({ text: `${said.title} was removed`, run: () => restore.mutate(said) }),
  });
  return (
    <RecordRow
      name={said.title}
      badges={<StatusBadge>{experienceKindLabels[said.kind]}</StatusBadge>}
      actions={
        <>
          <RowButton label="Change" of={said.title} variant="default" onClick={onChange} />
          <RowButton
            label="Remove"
            of={said.title}
            variant="subtle"
            loading={remove.loading}
            onClick={() => remove.mutate({ experienceId: id })}
          />
        </>
      }
    >
      <Quiet>
        {said.place} · {monthsText(said)}
      </Quiet>
      {said.description && <Prose text={said.description} />}
    </RecordRow>
  );
}
