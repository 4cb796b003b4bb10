import { Button } from '@mantine/core';
import type { OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { exitThemes, returnAnswers } from '@talent-os/contracts/talent/offboarding-states';
import { useState } from 'react';
import { day } from '@/lib/format';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { InterviewDialog } from './interview-dialog';

/** The exit interview: that it was held, and for who held it what was said. */
export function Interview({ leaver }: { readonly leaver: OffboardingDetail }) {
  const { interview, may } = leaver;
  const [open, setOpen] = useState(false);
  if (!interview && !may.do.includes('interview')) return null;
  const said = interview?.said;
  return (
    <Section title="Exit interview">
      <Quiet>
        {interview
          ? `Held by ${interview.byName} on ${day(interview.heldOn)}.`
          : 'What is said stays with who asks; themes show from five people on.'}
      </Quiet>
      {said && (
        <Facts
          items={[
            ['Themes', said.themes.map((theme) => exitThemes[theme]).join(', ')],
            ['Would come back', returnAnswers[said.wouldReturn]],
            ['Note', said.note],
          ]}
        />
      )}
      {may.do.includes('interview') && (
        <div>
          <Button size="xs" variant="default" mt={8} onClick={() => setOpen(true)}>
            {interview ? 'Write it anew' : 'Record interview'}
          </Button>
        </div>
      )}
      {open && <InterviewDialog leaver={leaver} onClose={() => setOpen(false)} />}
    </Section>
  );
}
