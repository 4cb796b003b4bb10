import { Group } from '@mantine/core';
import { withdrawSuccessor, type TeamPersonDetail } from '@talent-os/contracts/talent/team-people';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import css from './people.module.css';

type Named = TeamPersonDetail['named'][number];

/** Who is named for the seat of somebody, with the reason, and the way to name them no more. */
export function Successors({ person: { id, name, named } }: { readonly person: TeamPersonDetail }) {
  const { dayOf } = useFormat();
  const [ask, question] = useConfirmed(withdrawSuccessor, ({ successorId, name: successor }: Named) => ({
    input: { positionId: id, successorId },
    title: `Withdraw ${successor}?`,
    confirm: 'Withdraw',
    children: `${successor} is not named to succeed ${name} any more. Nobody is told.`,
  }));
  return (
    <Section title="Successors">
      {named.length === 0 && <Quiet>Nobody is named for this seat.</Quiet>}
      <ul className={css.named}>
        {named.map((one) => (
          <li key={one.successorId}>
            <Group justify="space-between" wrap="nowrap">
              <span>
                {one.name}
                {one.title && <Quiet>, {one.title}</Quiet>}
              </span>
              <RowButton label="Withdraw" of={one.name} variant="subtle" onClick={() => ask(one)} />
            </Group>
            <Quiet>
              {one.note && `${one.note} `}Named by {one.byName} on {dayOf(one.at)}
            </Quiet>
          </li>
        ))}
      </ul>
      {question}
    </Section>
  );
}
