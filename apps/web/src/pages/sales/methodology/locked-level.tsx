import { Alert, Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { addressOf, lockedText, QUIZ } from './level.rules';

/** Says why a level is closed and leads to what opens it. */
export function LockedLevel({ level }: { readonly level: number }) {
  return (
    <Alert color="gray" icon={<IconLock size={18} aria-hidden />} title="This level is locked">
      {lockedText(level)}.{' '}
      <Anchor component={Link} to={addressOf(level - 1, QUIZ)} size="sm" underline="always">
        Go to the quiz of level {level - 1}
      </Anchor>
    </Alert>
  );
}
