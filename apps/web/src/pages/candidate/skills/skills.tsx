import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listOwnSkills } from '@talent-os/contracts/talent/own-skills';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from '../candidate.module.css';
import { SkillDialog } from './skill-dialog';
import { SkillRow } from './skill-row';

/** What the caller can do, by their own word and by that of others. */
export function Skills() {
  const skills = useQuery(query(listOwnSkills, {}));
  const { opened, open, create, close } = useOpened({ skill: 'id', new: ['skill'] });
  const items = skills.data?.items ?? [];
  const changing = items.find(({ skillId }) => skillId === opened.skill);
  const add = <Button onClick={() => create('skill')}>Add skill</Button>;
  return (
    <Page
      title="Skills"
      description="What you say counts as your word; what somebody else has confirmed says so."
      actions={items.length > 0 && add}
      loading={skills}
      skeletons={5}
    >
      <div className={hub.touch}>
        <Card flush={items.length > 0}>
          {items.length === 0 ? (
            <EmptyState title="No skills yet" text="Three skills are enough for a start." action={add} />
          ) : (
            <ul className={rows.rows} aria-label="My skills">
              {items.map((skill) => (
                <SkillRow key={skill.skillId} skill={skill} onChange={() => open(skill.skillId)} />
              ))}
            </ul>
          )}
        </Card>
      </div>
      {opened.new && <SkillDialog onClose={close} />}
      {changing && <SkillDialog key={changing.skillId} skill={changing} onClose={close} />}
    </Page>
  );
}
