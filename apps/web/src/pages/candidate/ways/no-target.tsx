import { Button } from '@mantine/core';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';

/** In the place of what is measured by the roles somebody aims for, where they have named none; `text` says what they are for. */
export const NoTarget = ({ text }: { readonly text: string }) => (
  <EmptyState
    title="Name a role you aim for"
    text={text}
    action={
      <Button component={AppLink} to="/candidate/profile/goals">
        Add a goal
      </Button>
    }
  />
);
