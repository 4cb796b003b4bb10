import { useQuery } from '@tanstack/react-query';
import { getAuthorizationRequest } from '@talent-os/contracts/identity/authorization';
import { ApiError } from '@/lib/api-error';
import { query } from '@/lib/query';
import { Button } from '@mantine/core';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { Decision } from './decision';
import { whyRefused } from './labels';
import css from './authorize.module.css';

type AuthorizeProps = {
  readonly requestId: string;
  /** Why there is no request to decide about, as the authorization server says it. */
  readonly why: string | null;
};

/** An application led the caller here: it says what it wants, and they decide. */
export function Authorize({ requestId, why }: AuthorizeProps) {
  return (
    <Page
      title="Let an application in"
      crumbs={[{ label: 'Security', to: '/user/security' }, { label: 'Let an application in' }]}
      description="It acts for you with what you may see, and nothing changes before you approve it here."
    >
      <div className={css.narrow}>
        {requestId === 'refused' ? <Refused why={whyRefused(why)} /> : <Waiting requestId={requestId} />}
      </div>
    </Page>
  );
}

function Waiting({ requestId }: { readonly requestId: string }) {
  const request = useQuery(query(getAuthorizationRequest, { requestId }));
  const isOver = request.error instanceof ApiError && request.error.status === 404;
  if (isOver && request.data === undefined) return <Refused why={whyRefused('expired')} />;
  return <Loaded query={request}>{(data) => <Decision requestId={requestId} request={data} />}</Loaded>;
}

function Refused({ why }: { readonly why: string }) {
  return (
    <Card>
      <EmptyState
        title="This application was not let in"
        text={why}
        action={
          <Button component={AppLink} to="/user/security" variant="default">
            Back to Security
          </Button>
        }
      />
    </Card>
  );
}
