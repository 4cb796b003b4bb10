import { Button } from '@mantine/core';
import { createDeployRequest } from '@talent-os/contracts/cyber/deploy';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { PlanButton } from './plan-button';

type FillButtonProps = { readonly workRole: WorkRole; readonly name: string };

/** The one step for a work role that lacks people: asking for some, where the caller hires; else developing it. */
export function FillButton({ workRole, name }: FillButtonProps) {
  if (!useMay(createDeployRequest)) return <PlanButton workRole={workRole} name={name} />;
  return (
    <Button
      component={AppLink}
      to={`/cyber/talent/rapid-deploy?new=request&role=${workRole}`}
      variant="default"
      size="xs"
      aria-label={`Request people for ${name}`}
    >
      Request people
    </Button>
  );
}
