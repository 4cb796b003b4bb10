import { Alert, Button } from '@mantine/core';
import { webhookEventLabels } from '@talent-os/contracts/identity/webhook-events';
import { switchWebhook, type Webhook } from '@talent-os/contracts/identity/webhooks';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Card } from '@/ui/page/card';
import { useWebhookTest } from '../webhooks/use-webhook-test';
import css from './setup.module.css';

/** Sends a test and shows what came back; what went well can be activated. */
export function ActivateWebhook({ webhook }: { readonly webhook: Webhook }) {
  const { id: webhookId, name, host, events, testedAt } = webhook;
  const { momentOf } = useFormat();
  const navigate = useNavigate();
  const { test, testing, last } = useWebhookTest(webhook);
  const activate = useCommand(switchWebhook, { done: `${name} is sent what happens from now on` });
  const open = () => void navigate(`/organization/integrations?webhook=${webhookId}`);
  return (
    <>
      <Card
        title="Dry run"
        description="A signed event called webhook.test is sent now. It has to be answered with a status from 200 to 299."
      >
        <div className={css.fields}>
          <Facts
            items={[
              ['Name', name],
              ['Host', host],
              ['Is sent', events.map((event) => webhookEventLabels[event]).join('; ')],
              ['Tested', testedAt ? momentOf(testedAt) : 'Not yet'],
            ]}
          />
          {last && (
            <Alert
              color={last.problem ? 'red' : 'green'}
              title={last.problem ? 'The test failed' : 'The test went well'}
              role="status"
            >
              {last.problem ?? `It answered ${last.status}`}
              {last.status !== null && `, in ${last.latencyMs} ms`}.
            </Alert>
          )}
          <div className={css.foot}>
            <Button variant={testedAt ? 'default' : 'filled'} loading={testing} onClick={test}>
              {testedAt ? 'Send another test' : 'Send a test'}
            </Button>
          </div>
        </div>
      </Card>
      <Card
        title="Activate"
        description={
          testedAt
            ? 'What happens from then on is sent within seconds, at least once each, and again after failures.'
            : 'Possible after a test that went well.'
        }
      >
        <div className={css.foot}>
          <Button
            disabled={!testedAt}
            loading={activate.loading}
            onClick={() => activate.mutate({ webhookId, status: 'active' }, { onSuccess: open })}
          >
            Activate
          </Button>
        </div>
      </Card>
    </>
  );
}
