import type { Industry } from '@talent-os/contracts/access/tables';
import type { CareerRole } from '@talent-os/contracts/talent/careers';
import { addTarget, removeTarget } from '@talent-os/contracts/talent/targets';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';

/** Months a role is planned for until somebody says otherwise. */
const USUAL_MONTHS = 12;

type AimButtonProps = {
  readonly industry: Industry;
  readonly role: Pick<CareerRole, 'title' | 'targetId'>;
  /** In which the way there is planned. */
  readonly months?: number;
};

/** Puts a role among those the caller aims for, and takes it away again. */
export function AimButton({ industry, role: { title, targetId }, months = USUAL_MONTHS }: AimButtonProps) {
  const aim = useCommand(addTarget, { done: `You aim for ${title}` });
  const again = () => aim.mutate({ title, industry, pay: null, horizonMonths: Math.max(1, months) });
  const leave = useCommand(removeTarget, { undo: () => ({ text: `You no longer aim for ${title}`, run: again }) });
  return targetId ? (
    <RowButton
      label="Give up"
      of={title}
      variant="subtle"
      loading={leave.loading}
      onClick={() => leave.mutate({ targetId })}
    />
  ) : (
    <RowButton label="Save target" of={title} variant="default" loading={aim.loading} onClick={again} />
  );
}
