import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listApplications } from '@talent-os/contracts/talent/applications';
import { previewMessage } from '@talent-os/contracts/talent/messages';
import type { Sent } from '@talent-os/contracts/define';
import { useState } from 'react';
import { query } from '@/lib/query';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { SearchSelect } from '@/ui/field/search-select';
import css from './workflow.module.css';

type MessagePreviewProps = Omit<Sent<typeof previewMessage>, 'applicationId'>;
/** Milliseconds of rest before what is typed is shown filled in. */
const REST = 300;

/** The message as the person of an application would read it. Nothing is sent. */
export function MessagePreview(message: MessagePreviewProps) {
  const [applicationId, choose] = useState('');
  const [settled] = useDebouncedValue(message, REST);
  const enabled = applicationId !== '' && settled.subject.trim() !== '' && settled.body.trim() !== '';
  const { data, error } = useQuery({ ...query(previewMessage, { ...settled, applicationId }), enabled, retry: false });
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
        <section className={css.preview} aria-label="As the person reads it" aria-live="polite">
          {error ? <Quiet late>{error.message}</Quiet> : null}
          {data && (
            <>
              <b>{data.subject}</b>
              <Prose text={data.body} />
            </>
          )}
        </section>
      )}
    </>
  );
}
