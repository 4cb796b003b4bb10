import { useQuery } from '@tanstack/react-query';
import { dropResume, getResume } from '@talent-os/contracts/talent/resumes';
import { useState } from 'react';
import { isId } from '@/lib/id';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { Button } from '@mantine/core';
import hub from '../candidate.module.css';
import { FactsCard } from './facts-card';
import { ResumeFiles } from './resume-files';
import { ResumePreview } from './resume-preview';
import { SummaryDialog } from './summary-dialog';
import { TermsCard } from './terms-card';
import { VersionSelect } from './version-select';
import css from './resume.module.css';

/** A resume out of the facts of a profile: which stand in it, how it reads, and what a position asks for. */
export function Builder() {
  const [params] = useViewParams();
  const asked = params.get('position');
  const positionId = asked && isId(asked) ? asked : undefined;
  const resume = useQuery(query(getResume, { positionId }));
  const [lit, setLit] = useState<string>();
  const [writing, setWriting] = useState(false);
  const { data } = resume;
  const isEmpty = data?.facts.length === 0;
  return (
    <Page
      title="Resume"
      description="Every line under your name rests on a fact of your profile. Nothing is added that you did not say."
      loading={resume}
      skeletons={3}
      actions={
        <>
          <VersionSelect positionId={positionId} />
          {data && !isEmpty && <ResumeFiles resume={data} />}
        </>
      }
    >
      {isEmpty && (
        <Card>
          <EmptyState
            title="Complete experience to build a resume"
            text="What you enter in your profile stands in every resume, until you leave it out."
            action={
              <Button component={AppLink} to="/candidate/profile/experience">
                Add experience
              </Button>
            }
          />
        </Card>
      )}
      {data && !isEmpty && (
        <div className={`${css.columns} ${hub.touch}`} data-position={positionId !== undefined}>
          <FactsCard resume={data} lit={lit} onLight={setLit} />
          <ResumePreview resume={data} lit={lit} onLight={setLit} onWrite={() => setWriting(true)} />
          {positionId && (
            <TermsCard
              resume={data}
              lit={lit}
              onLight={setLit}
              actions={<Drop positionId={positionId} own={data.own} />}
            />
          )}
        </div>
      )}
      {data && writing && (
        <SummaryDialog positionId={positionId} summary={data.summary} onClose={() => setWriting(false)} />
      )}
    </Page>
  );
}

/** Gives the version of a position up. */
function Drop({ positionId, own }: { readonly positionId: string; readonly own: boolean }) {
  const [drop, question] = useConfirmed(dropResume, () => ({
    input: { positionId },
    title: 'Give up this version?',
    confirm: 'Give up',
    done: 'It is your general resume again',
    children: 'What you left out and wrote for this position is gone. Your general resume takes its place.',
  }));
  return (
    own && (
      <>
        <RowButton label="Give up" of="this version" variant="subtle" onClick={() => drop()} />
        {question}
      </>
    )
  );
}
