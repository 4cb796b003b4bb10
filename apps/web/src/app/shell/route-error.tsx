import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { texts } from '@/lib/failure-text';
import { useGoBack } from '@/lib/use-go-back';
import { Notice } from '@/ui/message/notice';

type RouteErrorProps = {
  readonly name: string;
  /** Its code waits for the connection. */
  readonly away?: boolean;
  readonly onRetry: () => void;
};

/** The error page of one route. */
export function RouteError({ name, away = false, onRetry }: RouteErrorProps) {
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <Notice
      heading={away ? `${name} is not loaded yet` : texts.page}
      text={away ? texts.offline : name}
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
