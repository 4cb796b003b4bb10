import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { claimableShifts } from '@talent-os/contracts/healthcare/shifts';
import { query } from '@/lib/query';
import { hiddenLabels } from '../labels';
import { useClaims } from '../use-claims';
import { longDay } from './labels';
import css from './gap-panel.module.css';

type OwnGapProps = { readonly slot: RosterSlot; readonly onClose: () => void };

/** One shift for somebody who works: whether they may claim it, and why not. */
export function OwnGap({ slot, onClose }: OwnGapProps) {
  const { data } = useQuery(query(claimableShifts, {}));
  const { claim, busy, question } = useClaims();
  const free = data?.items.find(({ id }) => id === slot.shiftId);
  const hidden = data?.hidden.find(({ id }) => id === slot.shiftId);
  return (
    <section className={css.panel} aria-label={`${longDay(slot.date)}, ${slot.part}`}>
      <header className={css.head}>
        <div>
          <h2>
            {longDay(slot.date)}, {slot.part}
          </h2>
          <p>
            {slot.confirmed} of {slot.slots} confirmed
            {slot.free > 0 && `, ${slot.free} open`}
          </p>
        </div>
        <CloseButton size="sm" aria-label="Close" onClick={onClose} />
      </header>
      <div className={css.own}>
        {free && (
          <>
            <span className={css.facts}>
              {free.answer === 'pending' ? 'A manager approves it first.' : 'It is yours at once.'}
              {free.overtime && ' It would be overtime.'}
            </span>
            <Button size="compact-sm" loading={busy} onClick={() => claim(free)}>
              Claim
            </Button>
          </>
        )}
        {hidden && <span className={css.facts}>{hiddenLabels[hidden.reason]}</span>}
        {data && !free && !hidden && (
          <span className={css.facts}>{slot.free > 0 ? 'You may not claim it.' : 'Every place is taken.'}</span>
        )}
      </div>
      {question}
    </section>
  );
}
