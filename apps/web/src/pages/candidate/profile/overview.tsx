import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { useState } from 'react';
import { SharedProfile } from '@/features/profile/shared-profile';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { CompletenessCard } from './completeness-card';
import { HeadlineDialog } from './headline-dialog';
import { VisibilityCard } from './visibility-card';

/** What others read of the caller, who they are, and what is still missing. */
export function Overview() {
  const profile = useQuery(query(getOwnProfile, {}));
  const { data } = profile;
  const [writing, setWriting] = useState(false);
  return (
    <Page
      title="Profile"
      description="What people who hire read of you where you have applied. You decide part by part."
      loading={profile}
      skeletons={4}
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <Card
            title="As others see it"
            actions={
              <Button variant="default" onClick={() => setWriting(true)}>
                {data.headline ? 'Change headline' : 'Write a headline'}
              </Button>
            }
          >
            <SharedProfile profile={data.preview} kept="Not shown, or nothing was said" />
          </Card>
          <div className={layout.stack}>
            <CompletenessCard profile={data} />
            <VisibilityCard profile={data} />
          </div>
        </div>
      )}
      {data && writing && <HeadlineDialog headline={data.headline} onClose={() => setWriting(false)} />}
    </Page>
  );
}
