import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  candidateStandings,
  exportCandidates,
  listCandidates,
  standingLabels,
  type CandidateRow,
} from '@talent-os/contracts/talent/candidates';
import { choicesOf } from '@/lib/choices';
import { useState } from 'react';
import { useListAnswer } from '@/lib/use-list-answer';
import { useFormat } from '@/lib/use-format';
import { useListFilters } from '@/lib/use-list-filters';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useOpened } from '@/lib/use-opened';
import { useToday } from '@/lib/use-today';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { sourceLabels } from '../labels';
import { candidateBulk } from './bulk';
import { DuplicatesButton } from './duplicates-button';
import { candidateColumns, candidateMain } from './people-columns';
import { levelChoices } from './labels';

const CandidateDrawer = lazyPart(async () => (await import('./candidate-drawer')).CandidateDrawer);
const MessageDialog = lazyPart(async () => (await import('./message-dialog')).MessageDialog);
const DuplicatesDialog = lazyPart(async () => (await import('./duplicates-dialog')).DuplicatesDialog);

/** The pool: people who may be hired, past finalists first, and two records of one person brought together. */
export function Component() {
  const list = useListFilters(listCandidates);
  const { data: pool } = useListAnswer(list);
  const today = useToday();
  const { dayOf } = useFormat();
  const industries = useMyIndustries();
  const { opened, open, close } = useOpened({ candidate: 'id', compare: ['duplicates'] });
  const [writing, write] = useState<readonly CandidateRow[]>();
  const skills = (pool?.skills ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Page
      title="Recruit people"
      description="Past finalists come first, then your own people"
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit people' }]}
    >
      <RecordList
        list={list}
        label="people"
        opens="candidate"
        main={candidateMain}
        columns={candidateColumns(today, dayOf)}
        filters={{
          search: 'Name or job',
          skillId: { label: 'Skill', all: 'Any skill', choices: skills },
          level: list.input.skillId !== undefined && { label: 'Level', all: 'Any level', choices: levelChoices },
          standing: { label: 'Group', all: 'Everybody', choices: choicesOf(standingLabels, candidateStandings) },
          source: { label: 'Source', all: 'Any source', choices: choicesOf(sourceLabels) },
          tag: { label: 'Tag', all: 'Any tag', choices: pool?.tags ?? [] },
          industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
        }}
        tools={<DuplicatesButton onOpen={() => open({ compare: 'duplicates' })} />}
        empty="No candidates match"
        csv={exportCandidates}
        bulk={candidateBulk(write)}
      />
      {opened.candidate && <CandidateDrawer key={opened.candidate} candidateId={opened.candidate} onClose={close} />}
      {writing && <MessageDialog people={writing} onClose={() => write(undefined)} />}
      {opened.compare && <DuplicatesDialog onClose={close} />}
    </Page>
  );
}
