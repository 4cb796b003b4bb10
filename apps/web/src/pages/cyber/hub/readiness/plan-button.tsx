import { planDevelopment } from '@talent-os/contracts/cyber/readiness';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import { RowButton } from '@/ui/button/row-button';

type PlanButtonProps = { readonly workRole: WorkRole; readonly name: string };

/** Puts the development of a work role on the caller's own list of tasks. */
export function PlanButton({ workRole, name }: PlanButtonProps) {
  const command = useCommand(planDevelopment, {
    done: ({ title }) => `On your list of tasks: ${title}`,
  });
  if (!useMay(planDevelopment)) return null;
  return (
    <RowButton
      label="Plan development"
      of={`for ${name}`}
      variant="default"
      loading={command.loading}
      onClick={() => command.mutate({ workRole })}
    />
  );
}
