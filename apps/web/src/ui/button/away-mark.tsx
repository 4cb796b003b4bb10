import { VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { use } from 'react';
import { useConnection } from '@/lib/connection';
import { PrefetchContext } from '@/lib/prefetch';

/** Beside a link without a connection: its screen is not loaded, and opens once there is one again. */
export function AwayMark({ to }: { readonly to: string }) {
  const { online } = useConnection();
  const ahead = use(PrefetchContext);
  if (online || ahead.isHere(to)) return null;
  return (
    <>
      {' '}
      <IconCloudOff size={14} stroke={1.8} aria-hidden style={{ verticalAlign: '-2px', opacity: 0.75 }} />
      <VisuallyHidden>, not loaded</VisuallyHidden>
    </>
  );
}
