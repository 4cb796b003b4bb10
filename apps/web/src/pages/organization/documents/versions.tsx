import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { scanStateLabels } from '@talent-os/contracts/identity/document-states';
import { downloadOrganizationDocument, type OrganizationDocumentDetail } from '@talent-os/contracts/identity/documents';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { sizeText } from '@/lib/file-size';
import { notify } from '@/lib/notify';
import { useFormat } from '@/lib/use-format';
import css from './documents.module.css';

type Version = OrganizationDocumentDetail['versions'][number];

/** Every file a document has been, the latest first. Opening one is recorded; a blocked one opens to nobody. */
export function Versions({
  document: { id: documentId, title, versions },
}: {
  readonly document: OrganizationDocumentDetail;
}) {
  const { momentOf } = useFormat();
  const open = useMutation({
    mutationFn: async ({ versionNumber, filename }: Version) =>
      saveFile(filename, await (await ask(downloadOrganizationDocument, { documentId, versionNumber })).blob()),
    onError: (failure) => notify.failure(failure),
  });
  return (
    <ul className={css.versions}>
      {versions.map((one) => (
        <li key={one.versionNumber}>
          <span>
            <b>Version {one.versionNumber}</b>
            <small>
              {one.filename} · {sizeText(one.bytes)} · {scanStateLabels[one.scan].toLowerCase()}
            </small>
            <small>
              {momentOf(one.addedAt)}
              {one.addedByName && ` · ${one.addedByName}`}
            </small>
          </span>
          {one.scan !== 'blocked' && (
            <Button
              size="xs"
              variant="default"
              loading={open.isPending && open.variables.versionNumber === one.versionNumber}
              aria-label={`Download version ${one.versionNumber} of ${title}`}
              onClick={() => open.mutate(one)}
            >
              Download
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
