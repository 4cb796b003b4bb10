import { useQuery } from '@tanstack/react-query';
import { listWebhooks } from '@talent-os/contracts/identity/webhooks';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { Choose } from './choose';
import { Steps, type Step } from './steps';

const NewWebhook = lazyPart(async () => (await import('./new-webhook')).NewWebhook);
const ActivateWebhook = lazyPart(async () => (await import('./activate-webhook')).ActivateWebhook);
const LIST = '/organization/integrations';

/** Sets up a connection: choose, authorize, map, dry run, activate. Where one is being set up, it goes on where it was. */
export function Component() {
  const [params, change] = useViewParams();
  const webhooks = useQuery(query(listWebhooks, {}));
  const webhook = webhooks.data?.items.find(({ id }) => id === params.get('webhook'));
  const isChosen = params.get('connector') === 'webhook';
  const step: Step = webhook ? (webhook.testedAt ? 'activate' : 'test') : isChosen ? 'authorize' : 'choose';
  return (
    <Page
      title="Set up an integration"
      description="Nothing is sent before a test went well and you activate it."
      crumbs={[{ label: 'Integrations', to: LIST }, { label: 'Setup' }]}
      loading={webhooks}
    >
      <div className={layout.stack}>
        <Steps at={step} />
        {step === 'choose' && <Choose />}
        {step === 'authorize' && <NewWebhook onCreated={(id) => change({ webhook: id, connector: undefined })} />}
        {webhook && <ActivateWebhook webhook={webhook} />}
      </div>
    </Page>
  );
}
