import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { attestationKinds, type AttestationKind } from '@talent-os/contracts/healthcare/attestations';
import { myCompliance } from '@talent-os/contracts/healthcare/compliance';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { AttestDialog } from './attest-dialog';
import { duties } from './labels';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

/** My training and my statement, until when they hold, and the way to give them again. */
export function MyDuties() {
  const mine = useQuery(query(myCompliance, {}));
  const [attesting, setAttesting] = useState<AttestationKind>();
  return (
    <Card
      title="Your duties"
      description={mine.data?.nextDueOn && `Next due on ${day(mine.data.nextDueOn)}`}
      actions={
        mine.data && (
          <StatusBadge variant={mine.data.hipaaCompliant ? 'success' : 'error'}>
            {mine.data.hipaaCompliant ? 'Valid' : 'Expired'}
          </StatusBadge>
        )
      }
      flush
    >
      <Loaded query={mine} skeletons={2}>
        {(data) => (
          <ul className={rows.rows}>
            {attestationKinds.map((kind) => (
              <li key={kind}>
                <div className={css.cell}>
                  <span className={css.name}>{duties[kind].title}</span>
                  <span className={css.facts}>
                    {data[kind].attestedOn
                      ? `Attested on ${day(data[kind].attestedOn)}, due again on ${day(data[kind].dueOn ?? undefined)}`
                      : 'Never attested'}
                  </span>
                </div>
                <div className={css.buttons}>
                  <StatusBadge variant={data[kind].valid ? 'success' : 'error'}>
                    {data[kind].valid ? 'Valid' : 'Due'}
                  </StatusBadge>
                  <Button
                    size="xs"
                    variant={data[kind].valid ? 'default' : 'filled'}
                    onClick={() => setAttesting(kind)}
                  >
                    {duties[kind].attest}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {attesting && <AttestDialog kind={attesting} onClose={() => setAttesting(undefined)} />}
    </Card>
  );
}
