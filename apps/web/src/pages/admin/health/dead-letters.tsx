import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listDeadLetters, replayDeadLetter } from '@talent-os/contracts/audit/health';
import type { Output } from '@talent-os/contracts/define';
import { notify } from '@/lib/notify';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { serviceLabels } from './health-state';
import css from './health.module.css';

type Letter = Output<typeof listDeadLetters>['items'][number];

/** Events and jobs that were given up, with the reason, and another try for each. */
export function DeadLetters() {
  const letters = useQuery(query(listDeadLetters, {}));
  return (
    <Card
      title="Given up"
      description="Events no listener could take and jobs that failed every time. What they hold is not shown."
    >
      <Loaded query={letters} skeletons={2} skeletonHeight={44}>
        {({ items, missing }) => (
          <>
            {missing.length > 0 && (
              <p className={css.quiet}>{missing.map((one) => serviceLabels[one]).join(', ')} did not answer.</p>
            )}
            {items.length === 0 && <p className={css.quiet}>Nothing was given up.</p>}
            <ul className={css.letters} aria-label="Work that was given up">
              {items.map((letter) => (
                <LetterRow key={`${letter.service}:${letter.letterKind}:${letter.letterId}`} letter={letter} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function LetterRow({
  letter: { service, letterId, letterKind, name, worker, reason, at },
}: {
  readonly letter: Letter;
}) {
  const { momentOf } = useFormat();
  const replay = useCommand(replayDeadLetter, {
    done: ({ failure }) => {
      if (failure !== null) notify.info(`It failed again: ${failure}`);
      return failure === null ? (letterKind === 'job' ? `${name} is tried again` : `${name} was taken`) : undefined;
    },
  });
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {letterKind === 'job' ? `Job of ${serviceLabels[service]}` : `Event for ${worker}`}
          {at && ` · ${momentOf(at)}`}
        </small>
        <small>{reason}</small>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={replay.loading}
        aria-label={`Replay ${name}`}
        onClick={() => replay.mutate({ service, letterId, letterKind })}
      >
        Replay
      </Button>
    </li>
  );
}
