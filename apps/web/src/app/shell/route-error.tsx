import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../lib/failure-text';
import { useGoBack } from '../../lib/use-go-back';
import { Notice } from '../../ui/notice';

/** The error page of one route. */
export function RouteError({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <Notice
      heading={texts.page}
      text={name}
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="default" onClick={goBack}>
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
