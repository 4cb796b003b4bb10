import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listMemories } from '@talent-os/contracts/chat/memories';
import { query } from '@/lib/query';
import { Loaded } from '@/ui/loading/loaded';
import { setPanel } from '../panel';
import { useFocusOnMount } from '../window/use-focus-on-mount';
import { MemorySettings } from './memory-settings';
import css from '../history/history.module.css';

/** What a person decides about the assistant: whether it remembers, and what. */
export function SettingsView() {
  const memories = useQuery(query(listMemories, {}));
  const back = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className={css.view}>
      <div className={css.head}>
        <ActionIcon
          ref={back}
          variant="subtle"
          color="gray"
          aria-label="Back to chat"
          onClick={() => setPanel({ view: 'chat', draft: undefined })}
        >
          <IconArrowLeft size={17} />
        </ActionIcon>
        <h3>Assistant settings</h3>
      </div>
      {/* A region that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label="Assistant settings" tabIndex={0}>
        <Loaded query={memories} skeletons={3}>
          {(data) => <MemorySettings {...data} />}
        </Loaded>
      </div>
    </div>
  );
}
