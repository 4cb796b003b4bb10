import { Button, Group } from '@mantine/core';
import { answerMentorship } from '@talent-os/contracts/talent/collaboration';
import { useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { StatusBadge } from '../../../ui/status-badge';
import { EndDialog } from './end-dialog';
import { badges, choicesOf, labelOf, outcomes, type Action, type Offer } from './mentorship.rules';
import rows from '../../../ui/rows.module.css';
import css from './collaboration.module.css';

/** One offer to mentor and what the person may do about it now. */
export function MentorshipRow({ offer }: { readonly offer: Offer }) {
  const { id, mentorName, skills, note, menteeName, status, mine } = offer;
  const [ending, setEnding] = useState(false);
  const answer = useCommand(answerMentorship, {
    done: (_answer, { action }) => outcomes[action],
  });
  const act = (action: Action) => (action === 'end' ? setEnding(true) : answer.mutate({ offerId: id, action }));
  const { label, variant } = badges[status];
  return (
    <li>
      <div className={rows.what}>
        <span className={rows.name}>{mine ? 'Your offer' : mentorName}</span>
        <span className={css.facts}>
          {skills.join(', ')}
          {menteeName &&
            ` · ${status === 'requested' ? 'asked for by' : 'with'} ${offer.requestedByMe ? 'you' : menteeName}`}
        </span>
        {note && <span className={css.text}>{note}</span>}
      </div>
      <Group gap={8}>
        <StatusBadge variant={variant}>{label}</StatusBadge>
        {choicesOf(offer).map((action) => (
          <Button
            key={action}
            size="xs"
            variant={action === 'accept' || action === 'request' ? 'light' : 'default'}
            loading={answer.loading}
            onClick={() => act(action)}
          >
            {labelOf(action, offer)}
          </Button>
        ))}
      </Group>
      {ending && (
        <EndDialog
          offer={offer}
          loading={answer.loading}
          onConfirm={() =>
            void answer.run({ offerId: id, action: 'end' }).then(
              () => setEnding(false),
              () => undefined,
            )
          }
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  );
}
