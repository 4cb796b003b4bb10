import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentCategoryLabels, scanStateLabels } from '@talent-os/contracts/identity/document-states';
import {
  archiveOrganizationDocument,
  getOrganizationDocument,
  restoreOrganizationDocument,
  type OrganizationDocumentDetail,
} from '@talent-os/contracts/identity/documents';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Section } from '@/ui/page/section';
import { AddVersion } from './add-version';
import { EditDocument } from './edit-document';
import { Readers } from './readers';
import { Versions } from './versions';
import css from './documents.module.css';

type DocumentDrawerProps = { readonly documentId: string; readonly onClose: () => void };

/** One document: its versions, and who has said that they have read the present one. */
export function DocumentDrawer({ documentId, onClose }: DocumentDrawerProps) {
  const document = useQuery(query(getOrganizationDocument, { documentId }));
  return (
    <RecordDrawer query={document} title={document.data?.title ?? 'Document'} onClose={onClose}>
      {(data) => <DocumentBody document={data} />}
    </RecordDrawer>
  );
}

function DocumentBody({ document }: { readonly document: OrganizationDocumentDetail }) {
  const [opened, setOpened] = useState<'edit' | 'version'>();
  const { dayOf } = useFormat();
  const { title, category, scan, acknowledgeBy, retainUntil, archivedAt } = document;
  const close = () => setOpened(undefined);
  const facts = [
    documentCategoryLabels[category],
    scanStateLabels[scan],
    retainUntil ? `kept until ${day(retainUntil)}` : 'kept without an end',
    ...(archivedAt ? [`archived on ${dayOf(archivedAt)}`] : []),
  ];
  return (
    <Stack gap="lg">
      <p className={css.facts}>{facts.join(' · ')}</p>
      <DocumentActions document={document} onOpen={setOpened} />
      <Section title="Versions">
        <Versions document={document} />
      </Section>
      {acknowledgeBy && <Readers document={document} />}
      {opened === 'edit' && <EditDocument document={document} onClose={close} />}
      {opened === 'version' && <AddVersion document={document} onClose={close} />}
      {!acknowledgeBy && !archivedAt && <p className={css.facts}>Nobody is asked to acknowledge {title}.</p>}
    </Stack>
  );
}

type DocumentActionsProps = {
  readonly document: OrganizationDocumentDetail;
  readonly onOpen: (what: 'edit' | 'version') => void;
};

function DocumentActions({ document: { id: documentId, title, archivedAt }, onOpen }: DocumentActionsProps) {
  const archive = useCommand(archiveOrganizationDocument, {
    undo: () => ({ text: `${title} was archived`, run: () => restore.mutate({ documentId }) }),
  });
  const restore = useCommand(restoreOrganizationDocument, {
    undo: () => ({ text: `${title} was restored`, run: () => archive.mutate({ documentId }) }),
  });
  if (archivedAt)
    return (
      <Button w="fit-content" loading={restore.loading} onClick={() => restore.mutate({ documentId })}>
        Restore
      </Button>
    );
  return (
    <Group>
      <Button onClick={() => onOpen('version')}>New version</Button>
      <Button variant="default" onClick={() => onOpen('edit')}>
        Edit
      </Button>
      <Button variant="default" loading={archive.loading} onClick={() => archive.mutate({ documentId })}>
        Archive
      </Button>
    </Group>
  );
}
