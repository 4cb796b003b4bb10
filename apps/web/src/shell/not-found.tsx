import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../ui/notice';

/** Every address without a screen. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <main>
      <title>Not Found · Talent OS</title>
      <Notice
        heading="Not Found"
        text="There is no page at this address."
        actions={
          <>
            <Button variant="default" onClick={() => void navigate(-1)}>
              Go Back
            </Button>
            <Button component={Link} to="/">
              Dashboard
            </Button>
          </>
        }
      />
    </main>
  );
}
