import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { OwnProfile } from '@talent-os/contracts/talent/own-profile';
import { profilePartLabels, type ProfilePart } from '@talent-os/contracts/talent/profile-parts';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { screens } from './part-screens';
import { Ring } from './ring';
import css from './profile.module.css';

/** How whole the profile is, with what each part counts. */
export const CompletenessCard = ({ profile: { completeness, parts } }: { readonly profile: OwnProfile }) => (
  <Card title="Profile complete">
    <div className={css.whole}>
      <Ring parts={parts} percent={completeness} />
      <ul className={css.parts}>
        {parts.map(({ part, points, done }) => (
          <li key={part} data-done={done}>
            {done ? <IconCheck size={15} aria-label="There" /> : <IconCircleDashed size={15} aria-label="Missing" />}
            <Part part={part} done={done} />
            <span className={css.points}>{done ? points : `+${points}`}</span>
          </li>
        ))}
      </ul>
    </div>
  </Card>
);

function Part({ part, done }: { readonly part: ProfilePart; readonly done: boolean }) {
  const text = profilePartLabels[part];
  if (done) return <span>{text}</span>;
  return <AppLink to={screens[part]}>{text}</AppLink>;
}
