import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGoBack } from '@/lib/use-go-back';
import { Notice } from '@/ui/message/notice';

/** Every address without a screen. */
export function NotFound() {
  const goBack = useGoBack();
  return (
    <main>
      <title>Not Found · Talent OS</title>
      <Notice
        heading="Not Found"
        text="There is no page at this address."
        actions={
          <>
            <Button variant="default" onClick={goBack}>
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
