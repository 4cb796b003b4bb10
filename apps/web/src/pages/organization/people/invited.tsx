import { Button, Group, Stack } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { invitePeople } from '@talent-os/contracts/identity/invitations';
import { ShownLinks } from '@/features/people/shown-links';
import { counted } from '@/lib/counted';
import { Dialog } from '@/ui/dialog/dialog';
import css from './people.module.css';

type Item = Output<typeof invitePeople>['items'][number];
type InvitedProps = { readonly answer: readonly Item[]; readonly onClose: () => void };

const sentences: Readonly<Record<Exclude<Item['outcome'], 'shown'>, string>> = {
  mailed: 'A mail with the link is on its way',
  waiting: 'Had three mails within the hour: the invitation stands, send it again later',
  member: 'Works here already: give them a role under People',
};

/** What became of each address; links that no mail carries stand here this once. */
export function Invited({ answer, onClose }: InvitedProps) {
  const shown = answer.flatMap(({ email, token }) => (token ? [{ email, address: `/login?invite=${token}` }] : []));
  if (shown.length > 0) return <ShownLinks links={shown} life="7 days" onClose={onClose} />;
  const invited = answer.filter(({ outcome }) => outcome !== 'member').length;
  return (
    <Dialog title={invited > 0 ? `${counted(invited, 'people', 'person')} invited` : 'Nobody new'} onClose={onClose}>
      <Stack gap="md">
        <ul className={css.outcomes} aria-label="Invited">
          {answer.map(({ email, outcome }) => (
            <li key={email}>
              <strong>{email}</strong>
              <p className={css.about}>{outcome !== 'shown' && sentences[outcome]}</p>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
