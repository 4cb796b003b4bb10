import { Button } from '@mantine/core';
import { findPeople } from '@talent-os/contracts/identity/directory';
import type { Output } from '@talent-os/contracts/define';
import { SHARED_MOST, shareDeal } from '@talent-os/contracts/sales/deal-shares';
import type { getDeal } from '@talent-os/contracts/sales/deals';
import { useState } from 'react';
import { peopleOptions } from '@/lib/people-options';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { RowButton } from '@/ui/button/row-button';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { NumberField } from '@/ui/field/number-field';
import { SearchSelect } from '@/ui/field/search-select';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

const SALES_PEOPLE = { role: 'SALES_REP', industry: 'SALES' } as const;
type Shared = Pick<Output<typeof getDeal>, 'id' | 'version' | 'ownerName' | 'shares' | 'may'>;

/** Who is credited with a deal: its owner, and colleagues with their share; nothing where nobody else is and nobody may be. */
export function Shares({ deal }: { readonly deal: Shared }) {
  const { id: dealId, version, ownerName, shares, may } = deal;
  const [adding, setAdding] = useState(false);
  const { mutate, loading } = useCommand(shareDeal);
  const open = may.do.includes('update');
  if (shares.length === 0 && !open) return null;
  const given = shares.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <Section title="Credit">
      <ul className={rows.rows} aria-label="Credited">
        <RecordRow name={ownerName}>
          <Quiet>{100 - given}%, the owner</Quiet>
        </RecordRow>
        {shares.map(({ userId, userName, percent }) => (
          <RecordRow
            key={userId}
            name={userName}
            actions={
              open && (
                <RowButton
                  label="Take off"
                  of={userName}
                  variant="default"
                  loading={loading}
                  onClick={() => mutate({ dealId, userId, percent: 0, version })}
                />
              )
            }
          >
            <Quiet>{percent}%</Quiet>
          </RecordRow>
        ))}
      </ul>
      {open && (
        <Button variant="default" size="xs" onClick={() => setAdding(true)}>
          Share the credit
        </Button>
      )}
      {adding && <ShareDialog deal={deal} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function ShareDialog({ deal: { id, version }, onClose }: { readonly deal: Shared; readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(shareDeal, {
    initial: { userId: '', percent: 50 as number | string },
    toInput: ({ userId, percent }) => ({ dealId: id, version, userId, percent: Number(percent) }),
    done: 'The credit is shared',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Share the credit" submit="Share">
      <SearchSelect
        operation={findPeople}
        input={SALES_PEOPLE}
        options={peopleOptions}
        label="Colleague"
        required
        empty="Nobody with this name"
        {...field('userId')}
      />
      <NumberField label="Share in percent" decimals={0} min={1} max={SHARED_MOST} {...field('percent')} />
      <Quiet>Commission follows it once the deal is won. The owner keeps what is left.</Quiet>
    </FormDialog>
  );
}
