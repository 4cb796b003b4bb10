import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { claimWorkRole, getReadiness, setTarget } from '@talent-os/contracts/cyber/readiness';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { CategoryChart } from './category-chart';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { lazyPart } from '@/ui/loading/lazy-part';
import type { HubView } from '../use-hub-view';
import { MyRoles } from './my-roles';
import { RolesList } from './roles-list';

const ClaimDialog = lazyPart(async () => (await import('./claim-dialog')).ClaimDialog);
const RoleDrawer = lazyPart(async () => (await import('./role-drawer')).RoleDrawer);
const TargetDialog = lazyPart(async () => (await import('./target-dialog')).TargetDialog);

const HEIGHT = 230;

/** Work roles the team needs: by category as a chart, one by one as a list, with one step for each that is not covered. */
export function ReadinessCard({ view }: { readonly view: HubView }) {
  const answer = useQuery(query(getReadiness, {}));
  const [leads, claims] = [useMay(setTarget), useMay(claimWorkRole)];
  const [asking, setAsking] = useState<'target' | 'claim'>();
  const close = () => setAsking(undefined);
  return (
    <Card
      title="Team readiness"
      description="Work roles of the NICE Framework v2.0.0 that the team needs"
      actions={
        <>
          {claims && (
            <Button variant="default" size="xs" onClick={() => setAsking('claim')}>
              Claim a work role
            </Button>
          )}
          {leads && (
            <Button variant="default" size="xs" onClick={() => setAsking('target')}>
              Need a work role
            </Button>
          )}
        </>
      }
    >
      <Loaded query={answer} skeletons={3} skeletonHeight={72}>
        {(readiness) => (
          <>
            {claims && <MyRoles mine={readiness.mine} onOpen={view.open} />}
            {readiness.roles.length === 0 ? (
              <EmptyState title="No work roles needed yet" text="A lead says which ones the team needs." />
            ) : (
              <>
                <CategoryChart readiness={readiness} height={HEIGHT} />
                <RolesList roles={readiness.roles} view={view} />
              </>
            )}
          </>
        )}
      </Loaded>
      {view.opened.role && <RoleDrawer key={view.opened.role} workRole={view.opened.role} onClose={view.close} />}
      {asking === 'target' && <TargetDialog onClose={close} />}
      {asking === 'claim' && <ClaimDialog onClose={close} />}
    </Card>
  );
}
