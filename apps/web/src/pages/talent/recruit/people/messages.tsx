import { Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getCandidate } from '@talent-os/contracts/talent/candidates';
import { useFormat } from '@/lib/use-format';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';

type MessagesProps = { readonly messages: Output<typeof getCandidate>['messages'] };

/** What recruiters wrote to somebody of the pool, newest first. */
export function Messages({ messages }: MessagesProps) {
  const { momentOf } = useFormat();
  return (
    <Stack gap="md" component="ul" className="plain" aria-label="Messages">
      {messages.map(({ id, byName, at, subject, body }) => (
        <li key={id}>
          <b>{subject}</b>
          <Prose text={body} />
          <Quiet>
            {byName}, {momentOf(at)}
          </Quiet>
        </li>
      ))}
    </Stack>
  );
}
