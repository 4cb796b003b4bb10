import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { passReasons } from '@talent-os/contracts/talent/automation-shapes';
import { listApplications } from '@talent-os/contracts/talent/applications';
import { previewAutomation } from '@talent-os/contracts/talent/automations';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { SearchSelect } from '@/ui/field/search-select';
import { canBeTried, ruleOf, type RuleValues } from './automation-values';
import css from './workflow.module.css';

/** Milliseconds of rest before what is typed is tried. */
const REST = 300;

/** What the automation would do for an application as it stands. Nothing is done. */
export function AutomationPreview({ values }: { readonly values: RuleValues }) {
  const [applicationId, choose] = useState('');
  const [settled] = useDebouncedValue(values, REST);
  const enabled = applicationId !== '' && canBeTried(settled);
  const { stage, personId, event, action, target, text } = ruleOf(settled);
  const input = { event, action, target, text, applicationId, ...(stage && { stage }), ...(personId && { personId }) };
  const { data, error } = useQuery({ ...query(previewAutomation, input), enabled, retry: false });
  return (
    <>
      <SearchSelect
        operation={listApplications}
        options={(items) =>
          items.map(({ id, personName, positionTitle }) => ({ value: id, label: `${personName}, ${positionTitle}` }))
        }
        label="Try it with"
        placeholder="Name of an applicant"
        empty="Nobody is found"
        clearable
        value={applicationId}
        onChange={(id: string | null) => choose(id ?? '')}
      />
      {enabled && (
        <section className={css.preview} aria-label="What it would do now" aria-live="polite">
          {error ? <Quiet late>{error.message}</Quiet> : null}
          {data && <Tried tried={data} />}
        </section>
      )}
    </>
  );
}

function Tried({ tried }: { readonly tried: Output<typeof previewAutomation> }) {
  const { momentOf } = useFormat();
  const { applies, reason, toNames, text, slots } = tried;
  return (
    <>
      {!applies && <Quiet>They stand in another stage: there it would do this.</Quiet>}
      {reason ? <Quiet late>{passReasons[reason]}</Quiet> : <b>For {toNames.join(', ')}</b>}
      {text && <Prose text={text} />}
      {slots.length > 0 && <Quiet>Times that would be offered: {slots.map(momentOf).join('; ')}</Quiet>}
    </>
  );
}
