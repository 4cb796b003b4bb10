import { useSearchParams } from 'react-router-dom';

export type LinkProps = {
  readonly token: string;
  /** Told before anybody is signed in, so that the page leads on. */
  readonly onSignedIn: () => void;
};

const purposes = ['setup', 'confirm', 'reset', 'invite'] as const;

/** What a link in a mail, or on a console, asks of the sign-in page; nothing where people came on their own. */
export function useLinkState(): { readonly purpose: (typeof purposes)[number]; readonly token: string } | undefined {
  const [params] = useSearchParams();
  const purpose = purposes.find((one) => params.has(one));
  return purpose && { purpose, token: params.get(purpose) ?? '' };
}
