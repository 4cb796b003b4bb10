import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Output } from '@talent-os/contracts/define';
import type { listMethodology } from '@talent-os/contracts/sales/methodology';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Meter } from '@/ui/figures/meter';
import { StatusBadge } from '@/ui/display/status-badge';
import { counted } from '@/lib/counted';
import { addressOf, lockedText, type Level } from './level.rules';
import css from './methodology.module.css';

type LevelCardProps = {
  readonly level: Output<typeof listMethodology>[number];
  /** Its lessons, once they are known. */
  readonly detail: Level | undefined;
};

/** One level: what it teaches, how far I am, and the way on, or why it is closed. */
export function LevelCard({ level: { level, title, description, progress }, detail }: LevelCardProps) {
  const id = useId();
  const locked = detail?.unlocked === false;
  const way = progress >= 100 ? 'Read again' : 'Continue Learning';
  return (
    <li className={css.level} aria-labelledby={id}>
      <div className={css.top}>
        <StatusBadge variant={progress >= 100 ? 'success' : 'default'}>Level {level}</StatusBadge>
        {detail && <span className={css.extent}>{extentOf(detail)}</span>}
      </div>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.description}>{description}</p>
      <Meter percent={progress} label={`Progress of level ${level}`} showValue />
      {locked ? (
        <p className={css.locked}>
          <IconLock size={15} aria-hidden />
          {lockedText(level)}
        </p>
      ) : (
        <Button
          component={Link}
          to={addressOf(level)}
          aria-label={`${way}: ${title}`}
          variant={progress >= 100 ? 'default' : 'filled'}
        >
          {way}
        </Button>
      )}
    </li>
  );
}

function extentOf({ lessons }: Level): string {
  const minutes = lessons.reduce((all, lesson) => all + lesson.minutes, 0);
  return `${counted(lessons.length, 'lessons')} · ${minutes} min`;
}
