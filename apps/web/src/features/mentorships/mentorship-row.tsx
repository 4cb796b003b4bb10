import { Button, Group } from '@mantine/core';
import { answerMentorship } from '@talent-os/contracts/talent/collaboration';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { useCommand } from '@/lib/use-command';
import { StatusBadge } from '@/ui/display/status-badge';
import { EndDialog, isEnding, type EndingAction } from './end-dialog';
import { badges, choicesOf, labelOf, outcomes, type Action, type Offer } from './mentorship.rules';

/** One offer to mentor and what the person may do about it now. */
export function MentorshipRow({ offer }: { readonly offer: Offer }) {
  const { id, mentorName, skills, note, menteeName, status, mine } = offer;
  const [ending, setEnding] = useState<EndingAction>();
  const answer = useCommand(answerMentorship, {
    done: (_answer, { action }) => outcomes[action],
  });
  const act = (action: Action) => (isEnding(action) ? setEnding(action) : answer.mutate({ offerId: id, action }));
  const { label, variant } = badges[status];
  return (
    <RecordRow
      name={mine ? 'Your offer' : mentorName}
      actions={
        <>
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
              action={ending}
              loading={answer.loading}
              onConfirm={() =>
                void answer.run({ offerId: id, action: ending }).then(
                  () => setEnding(undefined),
                  () => undefined,
                )
              }
              onClose={() => setEnding(undefined)}
            />
          )}
        </>
      }
    >
      <Quiet>
        {skills.join(', ')}
        {menteeName &&
          ` · ${status === 'requested' ? 'asked for by' : 'with'} ${offer.requestedByMe ? 'you' : menteeName}`}
      </Quiet>
      {note && <Prose text={note} />}
    </RecordRow>
  );
}
