import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { SkillMatrix } from '@talent-os/contracts/talent/skill-matrix';
import { counted } from '@/lib/counted';
import { Quiet } from '@/ui/display/quiet';
import { Meter } from '@/ui/figures/meter';
import { Card } from '@/ui/page/card';
import css from './develop.module.css';

type SideProps = {
  readonly matrix: SkillMatrix;
  readonly onPlan: (positionId: string) => void;
  readonly onOpen: (planId: string) => void;
};

/** Skills that hang on one person, with who comes closest and the way to plan for them. */
export function Singles({ matrix: { single, people }, onPlan, onOpen }: SideProps) {
  if (single.length === 0) return null;
  return (
    <Card title="If one person is away">
      <ul className={css.singles}>
        {single.map(({ skillId, name, required, personName, next }) => {
          const close = people.find(({ personId }) => personId === next?.personId);
          const plan = close?.developmentPlanId;
          return (
            <li key={skillId}>
              <h3>{name}</h3>
              <p>
                {personName} alone has level {required}.
              </p>
              <Quiet>
                {next
                  ? `Closest second: ${next.name}, level ${next.level}`
                  : 'Nobody else is known to have any level of it.'}
              </Quiet>
              {close?.may.do.includes('plan') && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={14} />}
                  onClick={() => onPlan(close.positionId)}
                >
                  Plan for {close.name}
                </Button>
              )}
              {plan && (
                <Button size="xs" variant="default" onClick={() => onOpen(plan)}>
                  Open the plan of {close.name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Levels missing in the team, skill by skill. */
export function Gaps({ matrix: { gaps, people } }: Pick<SideProps, 'matrix'>) {
  const widest = gaps[0]?.levels ?? 1;
  return (
    <Card title="Widest gaps" description={`Levels missing, summed over ${counted(people.length, 'people', 'person')}`}>
      {gaps.length === 0 ? (
        <Quiet>Everybody has what their seat takes.</Quiet>
      ) : (
        <ul className={css.gaps}>
          {gaps.map(({ skillId, name, levels }) => (
            <li key={skillId}>
              <span>{name}</span>
              <Meter percent={(100 * levels) / widest} label={`${name}: ${levels} levels missing`} />
              <b>{levels}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
