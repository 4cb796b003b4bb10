import { Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconThumbDown, IconThumbDownFilled } from '@tabler/icons-react';
import { positionMarkLabels, type AdvertisedPosition } from '@talent-os/contracts/talent/advertised-list';
import { useMark } from './use-mark';

/** What I keep of a position for myself. */
export function MarkButtons({ position }: { readonly position: Pick<AdvertisedPosition, 'id' | 'title' | 'mark'> }) {
  const { title, mark } = position;
  const { toggle, loading } = useMark(position);
  const saved = mark === 'saved';
  const aside = mark === 'dismissed';
  return (
    <Group gap="xs">
      <Button
        variant="default"
        aria-pressed={saved}
        aria-label={`${saved ? positionMarkLabels.saved : 'Save'} ${title}`}
        leftSection={saved ? <IconBookmarkFilled size={15} /> : <IconBookmark size={15} />}
        loading={loading}
        onClick={() => toggle('saved')}
      >
        {saved ? positionMarkLabels.saved : 'Save'}
      </Button>
      <Button
        variant="subtle"
        aria-pressed={aside}
        aria-label={`${positionMarkLabels.dismissed}: ${title}`}
        leftSection={aside ? <IconThumbDownFilled size={15} /> : <IconThumbDown size={15} />}
        loading={loading}
        onClick={() => toggle('dismissed')}
      >
        {positionMarkLabels.dismissed}
      </Button>
    </Group>
  );
}
