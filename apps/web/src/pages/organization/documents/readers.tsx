import { Button, Group, Pagination, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  listDocumentReaders,
  remindReaders,
  type OrganizationDocumentDetail,
} from '@talent-os/contracts/identity/documents';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { useState } from 'react';
import { day } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useToday } from '@/lib/use-today';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import { pageControl } from '@/ui/table/pager';
import { mayRemind } from './document-bulk';
import css from './documents.module.css';

type ReadersProps = { readonly document: OrganizationDocumentDetail };

/** Who has not said that they have read the present version of a document, who has, and a reminder for the first. */
export function Readers({ document }: ReadersProps) {
  const { id: documentId, acknowledged: done, readers } = document;
  const [shown, setShown] = useState({ acknowledged: 'false', search: '', page: 1 });
  const { momentOf } = useFormat();
  const { acknowledged, search, page } = shown;
  const people = useQuery(
    steadyQuery(listDocumentReaders, { documentId, page, acknowledged, ...(search && { search }) }),
  );
  return (
    <Section title="Acknowledged">
      <Stack gap="sm">
        <Reminder document={document} />
        <Group>
          <SegmentedControl
            aria-label="Whom to show"
            value={acknowledged}
            onChange={(value) => setShown({ ...shown, acknowledged: value, page: 1 })}
            data={[
              { value: 'false', label: `Not yet (${readers - done})` },
              { value: 'true', label: `Done (${done})` },
            ]}
          />
          <TextInput
            aria-label="Search people"
            placeholder="Name"
            maxLength={100}
            value={search}
            onChange={({ currentTarget }) => setShown({ ...shown, search: currentTarget.value, page: 1 })}
          />
        </Group>
        <Loaded query={people} skeletons={3} skeletonHeight={36}>
          {({ items, total }) => (
            <>
              <ul className={css.people}>
                {items.map(({ id, name, acknowledgedAt }) => (
                  <li key={id}>
                    {name}
                    {acknowledgedAt && <small>{momentOf(acknowledgedAt)}</small>}
                  </li>
                ))}
              </ul>
              {items.length === 0 && <p className={css.facts}>Nobody</p>}
              {total > PAGE_SIZE && (
                <Pagination
                  size="sm"
                  total={Math.ceil(total / PAGE_SIZE)}
                  value={page}
                  onChange={(next) => setShown({ ...shown, page: next })}
                  getControlProps={pageControl}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function Reminder({ document }: ReadersProps) {
  const { id: documentId, title, acknowledgeBy, remindedOn } = document;
  const today = useToday();
  const remind = useCommand(remindReaders, {
    done: ({ reminded }) => `${reminded === 1 ? 'One person is' : `${reminded} people are`} reminded of ${title}`,
  });
  return (
    <Group justify="space-between">
      <p className={css.facts}>
        Due {day(acknowledgeBy!)}. People are reminded a week and a day before, on the day, and three times after it.
        {remindedOn && ` The last time was ${day(remindedOn)}.`}
      </p>
      {mayRemind(document) && remindedOn !== today && (
        <Button variant="default" loading={remind.loading} onClick={() => remind.mutate({ documentId })}>
          Remind now
        </Button>
      )}
    </Group>
  );
}
