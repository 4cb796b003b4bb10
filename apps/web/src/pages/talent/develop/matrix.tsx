import { Group, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  getSkillMatrix,
  type MatrixCell,
  type MatrixPerson,
  type SkillMatrix,
} from '@talent-os/contracts/talent/skill-matrix';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useViewParams } from '@/lib/use-view-params';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { ConfirmDialog } from './confirm-dialog';
import { Gaps, Singles } from './matrix-side';
import { MatrixTable } from './matrix-table';
import css from './develop.module.css';

type MatrixProps = { readonly onPlan: (positionId: string) => void; readonly onOpen: (planId: string) => void };

/** The skills of a team beside what its seats take; each level is confirmed where it stands. */
export function Matrix({ onPlan, onOpen }: MatrixProps) {
  const [params, change] = useViewParams();
  const industries = useMyIndustries();
  const industry = industries.find((one) => one === params.get('industry'));
  const matrix = useQuery(query(getSkillMatrix, { industry, department: params.get('team') ?? undefined }));
  const shows = params.get('show') === 'gap' ? 'gap' : 'level';
  return (
    <>
      <Group gap="sm" mb="md">
        <Select
          aria-label="Team"
          data={matrix.data?.departments ?? []}
          value={matrix.data?.department ?? null}
          allowDeselect={false}
          onChange={(team) => change({ team: team ?? undefined }, { replace: true })}
        />
        {industries.length > 1 && (
          <Select
            aria-label="Industry"
            placeholder="Any industry"
            clearable
            data={choicesOf(industryLabels, industries)}
            value={industry ?? null}
            onChange={(one) => change({ industry: one ?? undefined, team: undefined }, { replace: true })}
          />
        )}
        <SegmentedControl
          aria-label="Cells show"
          data={choicesOf({ level: 'Level', gap: 'Gap' })}
          value={shows}
          onChange={(one) => change({ show: one === 'gap' ? one : undefined }, { replace: true })}
        />
      </Group>
      <Loaded query={matrix} skeletons={6}>
        {(data) =>
          data.people.length === 0 ? (
            <EmptyState
              title="No people in this team"
              text="People stand here once they sit on a seat within your reach."
            />
          ) : (
            <Team matrix={data} shows={shows} onPlan={onPlan} onOpen={onOpen} />
          )
        }
      </Loaded>
    </>
  );
}

type TeamProps = MatrixProps & { readonly matrix: SkillMatrix; readonly shows: 'level' | 'gap' };

function Team({ matrix, shows, onPlan, onOpen }: TeamProps) {
  const [chosen, choose] = useState<{ readonly person: MatrixPerson; readonly cell: MatrixCell }>();
  const skill = matrix.skills.find(({ skillId }) => skillId === chosen?.cell.skillId);
  return (
    <div className={css.screen}>
      <Card title={matrix.department ?? undefined} flush>
        <MatrixTable
          matrix={matrix}
          shows={shows}
          onCell={(person, cell) => choose({ person, cell })}
          onPlan={onPlan}
          onOpen={onOpen}
        />
        {matrix.more && <Quiet>The 200 who have sat there longest are shown.</Quiet>}
      </Card>
      <div className={css.side}>
        <Singles matrix={matrix} onPlan={onPlan} onOpen={onOpen} />
        <Gaps matrix={matrix} />
      </div>
      {chosen && skill && (
        <ConfirmDialog person={chosen.person} cell={chosen.cell} skill={skill.name} onClose={() => choose(undefined)} />
      )}
    </div>
  );
}
