import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  acknowledgeOrganizationDocument,
  downloadOrganizationDocument,
  myOrganizationDocuments,
  type MyOrganizationDocument,
} from '@talent-os/contracts/identity/documents';
import { useState } from 'react';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { day } from '@/lib/format';
import { notify } from '@/lib/notify';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useToday } from '@/lib/use-today';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import css from './overview.module.css';

/** From so many on people look for one by its title. */
const SEARCHED = 8;

/** What the organization publishes, and what of it waits for the caller's word. */
export function DocumentsCard() {
  const [search, setSearch] = useState('');
  const enabled = useMay(myOrganizationDocuments);
  const documents = useQuery({ ...steadyQuery(myOrganizationDocuments, search ? { search } : {}), enabled });
  if (!enabled || documents.data?.total === 0) return null;
  return (
    <Card title="Documents">
      <Loaded query={documents} skeletons={2} skeletonHeight={36}>
        {({ items, total }) => (
          <>
            {total > SEARCHED && (
              <TextInput
                aria-label="Search documents"
                placeholder="Words of a title"
                maxLength={100}
                mb="sm"
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            )}
            <ul className={css.lines}>
              {items.map((document) => (
                <DocumentLine key={document.id} document={document} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function DocumentLine({ document }: { readonly document: MyOrganizationDocument }) {
  const { id: documentId, title, versionNumber, filename, acknowledgeBy, acknowledgedAt } = document;
  const { dayOf } = useFormat();
  const today = useToday();
  const open = useMutation({
    mutationFn: async () => saveFile(filename, await (await ask(downloadOrganizationDocument, { documentId })).blob()),
    onError: (failure) => notify.failure(failure),
  });
  const acknowledge = useCommand(acknowledgeOrganizationDocument, { done: `You have acknowledged ${title}` });
  const waits = acknowledgeBy !== null && acknowledgedAt === null;
  return (
    <li>
      <span>
        <b>{title}</b>
        {waits && <small data-late={acknowledgeBy < today}>Acknowledge by {day(acknowledgeBy)}</small>}
        {acknowledgedAt && <small>Acknowledged {dayOf(acknowledgedAt)}</small>}
      </span>
      <span className={css.deeds}>
        <Button
          size="xs"
          variant="default"
          loading={open.isPending}
          aria-label={`Open ${title}`}
          onClick={() => open.mutate()}
        >
          Open
        </Button>
        {waits && (
          <Button
            size="xs"
            loading={acknowledge.loading}
            aria-label={`I have read ${title}`}
            onClick={() => acknowledge.mutate({ documentId, versionNumber })}
          >
            I have read it
          </Button>
        )}
      </span>
    </li>
  );
}
