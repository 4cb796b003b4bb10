import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { pageAt } from '../pages';

export type AppLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link that fetches the code of its screen when the pointer or the focus reaches it. */
export function AppLink(props: AppLinkProps) {
  const warm = () =>
    void pageAt(props.to.split(/[?#]/)[0] ?? '')
      ?.load()
      .catch(() => undefined);
  return <Link {...props} onPointerEnter={warm} onFocus={warm} />;
}
