import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCompensation, saveCompPlan } from '@talent-os/contracts/sales/compensation';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useViewParams } from '@/lib/use-view-params';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import layout from '@/ui/page/layout.module.css';
import { Curve } from './curve';
import { Estimate } from './estimate';
import { InForce } from './in-force';
import { PlanEditor } from './plan-editor';

/** The plans by the segment sold to: in force, and drafted for who decides about pay. */
export function Plans() {
  const read = useQuery(query(getCompensation, {}));
  const manages = useMay(saveCompPlan);
  const [params, change] = useViewParams();
  return (
    <Loaded query={read} skeletons={3}>
      {({ roles, nextFrom }) => {
        const shown = roles.find(({ role }) => role === params.get('role')) ?? roles[0];
        if (!shown)
          return <EmptyState title="Nobody sells yet" text="Plans are made for those who have a territory." />;
        return (
          <div className={layout.stack}>
            {roles.length > 1 && (
              <SegmentedControl
                aria-label="Segment"
                value={shown.role}
                onChange={(role) => change({ role })}
                data={roles.map(({ role }) => role)}
              />
            )}
            {manages ? (
              <PlanEditor key={`${shown.role} ${shown.draft?.compPlanId ?? 'new'}`} of={shown} nextFrom={nextFrom} />
            ) : (
              <div className={layout.columns}>
                <Curve terms={undefined} inForce={shown.inForce?.terms} />
                <div className={layout.stack}>
                  <InForce of={shown} />
                  <Estimate />
                </div>
              </div>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
