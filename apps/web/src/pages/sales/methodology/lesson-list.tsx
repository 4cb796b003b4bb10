import { IconCircle, IconCircleCheckFilled, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, QUIZ, type Level } from './level.rules';
import css from './methodology.module.css';

type LessonListProps = { readonly level: Level; readonly open: string };

/** The lessons of a level and its quiz, in the order of reading. */
export function LessonList({ level, open }: LessonListProps) {
  const { unlocked, lessons, bestScore } = level;
  const part = (id: string) => (unlocked ? { to: addressOf(level.level, id), current: open === id } : {});
  return (
    <nav aria-label={`Lessons of level ${level.level}`} className={css.lessons}>
      <ol>
        {lessons.map(({ id, title, minutes, done }) => (
          <Entry
            key={id}
            {...part(id)}
            icon={done ? <IconCircleCheckFilled size={17} aria-label="Done" /> : <IconCircle size={17} aria-hidden />}
            title={title}
            note={`${minutes} min`}
          />
        ))}
        <Entry
          {...part(QUIZ)}
          icon={<IconHelpCircle size={17} aria-hidden />}
          title="Quiz"
          note={bestScore === null ? 'Not taken' : `Best ${bestScore}%`}
        />
      </ol>
    </nav>
  );
}

type EntryProps = {
  readonly to?: string;
  readonly current?: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
};

function Entry({ to, current, icon, title, note }: EntryProps) {
  const content = (
    <>
      {icon}
      <span>{title}</span>
      <small>{note}</small>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} aria-current={current ? 'step' : undefined}>
          {content}
        </Link>
      ) : (
        <span className={css.closed}>{content}</span>
      )}
    </li>
  );
}
