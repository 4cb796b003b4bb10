import { useQuery } from '@tanstack/react-query';
import { listSsoConnections } from '@talent-os/contracts/identity/sso';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { SignOn } from './sign-on';

const ConnectProvider = lazyPart(async () => (await import('./connect-provider')).ConnectProvider);
const ProviderDrawer = lazyPart(async () => (await import('./provider-drawer')).ProviderDrawer);

/** Single sign-on of the organization; the address says which provider is open. */
export function SignOnView() {
  const connections = useQuery(query(listSsoConnections, {}));
  const params = useListParams();
  const opened = connections.data?.items.find(({ id }) => id === params.get('provider'));
  const open = (id: string | undefined) => params.patch({ provider: id, connect: undefined });
  return (
    <>
      <SignOn connections={connections} onConnect={() => params.patch({ connect: 'provider' })} onOpen={open} />
      {params.get('connect') === 'provider' && (
        <ConnectProvider onClose={() => params.patch({ connect: undefined })} onConnected={open} />
      )}
      {opened && <ProviderDrawer connections={connections} provider={opened} onClose={() => open(undefined)} />}
    </>
  );
}
