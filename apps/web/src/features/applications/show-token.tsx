import { Text } from '@mantine/core';
import { ShowSecret } from '@/ui/dialog/show-secret';

type ShowTokenProps = { readonly token: string; readonly onClose: () => void };

/** An application's new token, and where the application finds the server. */
export const ShowToken = ({ token, onClose }: ShowTokenProps) => (
  <ShowSecret
    secret={token}
    label="Token"
    copy="Copy"
    text="Give it to the application as a bearer token."
    address={<Text size="sm">Address of the server: {`${window.location.origin}/api/mcp`}</Text>}
    onClose={onClose}
  />
);
