import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

export function ForgotLink() {
  return (
    <Anchor component={Link} to="/login?forgot" size="sm" underline="always">
      Forgot your password?
    </Anchor>
  );
}
