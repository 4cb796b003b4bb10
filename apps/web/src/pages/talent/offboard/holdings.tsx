import { Alert, Group } from '@mantine/core';
import { holdingOf, holdingServiceLabels, type HoldingKind } from '@talent-os/contracts/offboarding/holdings';
import type { OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { useState } from 'react';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { HandOverDialog } from './hand-over-dialog';
import css from './offboard.module.css';

/** What somebody who leaves holds in every part of the product, and who takes it over. */
export function Holdings({ leaver }: { readonly leaver: OffboardingDetail }) {
  const { holdings, unanswered, employeeName, may } = leaver;
  const [kind, setKind] = useState<HoldingKind>();
  const held = holdings.filter(({ count }) => count > 0);
  const open = may.do.includes('handOver');
  if (!open && held.length === 0) return null;
  return (
    <Section title="What they hold" label={`What ${employeeName} holds`}>
      {unanswered.length > 0 && (
        <Alert color="yellow" role="status" mb="sm">
          {unanswered.map((service) => holdingServiceLabels[service]).join(', ')} does not answer now. Nothing can be
          completed before.
        </Alert>
      )}
      {held.length === 0 && <Quiet>Nothing that others would miss.</Quiet>}
      <ul className={css.list}>
        {held.map(({ kind: one, count, toName }) => {
          const { label, service, ends } = holdingOf(one);
          return (
            <li key={one}>
              <Group justify="space-between" wrap="nowrap">
                <span>
                  {label}: <b>{count}</b> <Quiet>{holdingServiceLabels[service]}</Quiet>
                </span>
                {ends ? (
                  <Quiet>end with the access</Quiet>
                ) : (
                  open && (
                    <RowButton
                      label={toName ?? 'Hand over'}
                      of={`${label} of ${employeeName}`}
                      variant="default"
                      onClick={() => setKind(one)}
                    />
                  )
                )}
              </Group>
            </li>
          );
        })}
      </ul>
      {kind && <HandOverDialog leaver={leaver} kind={kind} onClose={() => setKind(undefined)} />}
    </Section>
  );
}
