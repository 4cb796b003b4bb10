import { industryLabels } from '@talent-os/contracts/access/tables';
import { addTarget, removeTarget, type Target } from '@talent-os/contracts/talent/targets';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { RecordRow } from '@/ui/table/record-row';

type TargetRowProps = { readonly target: Target; readonly onChange: () => void };

/** One role that is aimed for; given up, it can be taken back for ten seconds. */
export function TargetRow({ target, onChange }: TargetRowProps) {
  const { id, version: _, ...said } = target;
  const { money } = useFormat();
  const restore = useCommand(addTarget, { done: `You aim for ${said.title} again` });
  const remove = useCommand(removeTarget, {
    undo: () => ({ text: `You no longer aim for ${said.title}`, run: () => restore.mutate(said) }),
  });
  return (
    <RecordRow
      name={said.title}
      actions={
        <>
          <RowButton label="Change" of={said.title} variant="default" onClick={onChange} />
          <RowButton
            label="Remove"
            of={said.title}
            variant="subtle"
            loading={remove.loading}
            onClick={() => remove.mutate({ targetId: id })}
          />
        </>
      }
    >
      <Quiet>
        {industryLabels[said.industry]} · within {counted(said.horizonMonths, 'months')}
      </Quiet>
      {said.pay !== null && <Quiet>Hoped for: {money(said.pay)} a year</Quiet>}
    </RecordRow>
  );
}
