import { Button } from '@mantine/core';
import { AppLink } from '@/ui/button/app-link';
import { Page } from '@/ui/page/page';
import { MyInterviews } from '@/features/interviews/my-interviews';
import { CreatePosition } from './positions/create-position';
import { PositionsView } from './positions/positions-view';

export const Component = () => (
  <Page
    title="Recruit"
    description="Open positions and who is on the way into them"
    actions={
      <>
        <Button component={AppLink} to="/talent/recruit/pipeline" variant="default">
          Open pipeline
        </Button>
        <CreatePosition />
      </>
    }
  >
    <MyInterviews />
    <PositionsView />
  </Page>
);
