import { use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from '@/lib/prefetch';

type AppLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link that fetches the code of its screen when the pointer or the focus reaches it. */
export function AppLink(props: AppLinkProps) {
  const ahead = use(PrefetchContext);
  const warm = () => ahead.page(props.to.split(/[?#]/)[0] ?? '');
  return <Link {...props} onPointerEnter={warm} onFocus={warm} />;
}
