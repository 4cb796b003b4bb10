import { useSearchParams } from 'react-router-dom';
import { LevelPage } from './level-page';
import { LevelsPage } from './levels-page';

const LEVELS = ['1', '2', '3', '4'];

/** All levels, or one of them to read: `?level=2&lesson=…`. */
export function Component() {
  const [params] = useSearchParams();
  const level = params.get('level') ?? '';
  if (!LEVELS.includes(level)) return <LevelsPage />;
  return <LevelPage key={level} level={Number(level)} part={params.get('lesson') ?? undefined} />;
}
