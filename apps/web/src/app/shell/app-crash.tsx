import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { texts } from '@/lib/failure-text';
import { reportAppCrash } from '@/lib/reports';
import { Notice } from '@/ui/message/notice';

/** The last resort: the frame around the screens itself failed. Reports the crash and starts over on request. */
export function AppCrash() {
  const failure = useRouteError();
  useEffect(() => {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    reportAppCrash(error, 'app');
  }, [failure]);
  return (
    <main>
      <Notice
        heading={texts.page}
        text="The error has been reported."
        actions={
          <>
            <Button onClick={() => location.reload()}>Try Again</Button>
            <Button variant="default" component="a" href="/">
              Dashboard
            </Button>
          </>
        }
      />
    </main>
  );
}
