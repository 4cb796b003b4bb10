import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { texts } from '../lib/failure-text';
import { Notice } from '../ui/notice';

/** The error page of one route. */
export function RouteError({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const navigate = useNavigate();
  return (
    <Notice
      heading={texts.page}
      text={name}
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
          <Button variant="default" onClick={() => void navigate('/')}>
            Dashboard
          </Button>
        </>
      }
    />
  );
}
