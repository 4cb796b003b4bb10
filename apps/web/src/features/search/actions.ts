import { useAbility } from '@casl/react';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { createDeployRequest } from '@talent-os/contracts/cyber/deploy';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes';
import type { Operation } from '@talent-os/contracts/define';
import type { Path, HubKey } from '@talent-os/contracts/navigation/index';
import { createGoal } from '@talent-os/contracts/productivity/goals';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { createDeal } from '@talent-os/contracts/sales/deals';
import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { createRequisition } from '@talent-os/contracts/talent/requisitions';
import { openScreens } from '@/lib/menu';

type ActionRow = {
  readonly does: Pick<Operation, 'name' | 'access'>;
  readonly label: string;
  readonly hub: HubKey;
  /** The screen whose first button it is, and what its address says then. */
  readonly screen: Path;
  readonly opens: string;
};

/** What screens offer first, each with the operation that decides who may. */
const actionTable: readonly ActionRow[] = [
  { does: createDeal, label: 'New deal', hub: 'sales', screen: '/sales/opportunities', opens: 'new=deal' },
  {
    does: reportIncident,
    label: 'Report incident',
    hub: 'cyber',
    screen: '/cyber/analyst/incidents',
    opens: 'new=incident',
  },
  { does: createTask, label: 'New task', hub: 'productivity', screen: '/productivity', opens: 'new=task' },
  { does: createGoal, label: 'New goal', hub: 'productivity', screen: '/productivity', opens: 'view=goals&new=goal' },
  {
    does: createRequisition,
    label: 'Request a seat',
    hub: 'talent',
    screen: '/talent/plan/request',
    opens: 'new=request',
  },
  {
    does: startOnboarding,
    label: 'Start onboarding',
    hub: 'talent',
    screen: '/talent/onboard',
    opens: 'new=onboarding',
  },
  {
    does: createDeployRequest,
    label: 'Request rapid deployment',
    hub: 'cyber',
    screen: '/cyber/talent/rapid-deploy',
    opens: 'new=request',
  },
];

export type Action = Pick<ActionRow, 'label' | 'hub' | 'screen'> & { readonly to: string };

/** Those the caller may do, on screens they may open. */
export function useActions(): readonly Action[] {
  const ability = useAbility<AppAbility>();
  const open = new Set(openScreens(ability).map(({ path }) => path));
  return actionTable
    .filter(({ does, screen }) => open.has(screen) && admits(ability, does.access))
    .map(({ label, hub, screen, opens }) => ({ label, hub, screen, to: `${screen}?${opens}` }));
}
