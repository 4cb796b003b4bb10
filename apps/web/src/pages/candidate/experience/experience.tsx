import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listExperience } from '@talent-os/contracts/talent/experience';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { ExperienceDialog } from './experience-dialog';
import { ExperienceRow } from './experience-row';
import { GapRow } from './gap-row';
import { inTime } from './in-time.rules';

const ResumeDialog = lazyPart(async () => (await import('./resume-dialog')).ResumeDialog);

/** What the caller has done, in the order of time, with the months for which nothing was entered. */
export function Experiences() {
  const experience = useQuery(query(listExperience, {}));
  const { opened, open, create, close } = useOpened({ entry: 'id', new: ['entry', 'resume'] });
  const { items = [], gaps = [] } = experience.data ?? {};
  const changing = items.find(({ id }) => id === opened.entry);
  const add = (
    <Group gap="xs">
      <Button onClick={() => create('entry')}>Add experience</Button>
      <Button variant="default" onClick={() => create('resume')}>
        Read from a résumé
      </Button>
    </Group>
  );
  return (
    <Page
      title="Experience"
      description="Jobs, education and projects, the latest first."
      actions={items.length > 0 && add}
      loading={experience}
      skeletons={4}
    >
      <div className={hub.touch}>
        <Card flush={items.length > 0}>
          {items.length === 0 ? (
            <EmptyState title="No experience yet" text="Begin with what you do now, or did last." action={add} />
          ) : (
            <ul className={rows.rows} aria-label="My experience">
              {inTime(items, gaps).map((row) =>
                'months' in row ? (
                  <GapRow key={`gap ${row.startMonth}`} gap={row} />
                ) : (
                  <ExperienceRow key={row.id} entry={row} onChange={() => open(row.id)} />
                ),
              )}
            </ul>
          )}
        </Card>
      </div>
      {opened.new === 'entry' && <ExperienceDialog onClose={close} />}
      {opened.new === 'resume' && <ResumeDialog onClose={close} />}
      {changing && <ExperienceDialog key={changing.id} entry={changing} onClose={close} />}
    </Page>
  );
}
