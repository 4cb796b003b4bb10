import { UnstyledButton } from '@mantine/core';
import { itemsOf } from '@talent-os/contracts/productivity/wellness-instruments';
import { IconMoodCry, IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSmile, type Icon } from '@tabler/icons-react';
import { Card } from '@/ui/page/card';
import type { Checkins } from '../use-checkins';
import css from '../wellness.module.css';

const [question] = itemsOf('mood');
const faces: Readonly<Record<number, Icon>> = {
  1: IconMoodCry,
  2: IconMoodSad,
  3: IconMoodEmpty,
  4: IconMoodSmile,
  5: IconMoodHappy,
};

/** One tap notes how I am right now. */
export function MoodCard({ checkins }: { readonly checkins: Checkins }) {
  return (
    <Card title={question!.text} description="One tap, whenever you like">
      <div className={css.moods} role="group" aria-label={question!.text}>
        {question!.choices.map(({ value, label }) => {
          const Face = faces[value]!;
          return (
            <UnstyledButton
              key={value}
              className={css.mood}
              disabled={checkins.busy}
              onClick={() => void checkins.tap(value).catch(() => undefined)}
            >
              <Face size={28} stroke={1.6} aria-hidden />
              {label}
            </UnstyledButton>
          );
        })}
      </div>
    </Card>
  );
}
