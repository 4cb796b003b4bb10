import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { resumeJson, resumePdf, resumeText, type Resume } from '@talent-os/contracts/talent/resumes';
import { ask, call } from '@/lib/api';
import { download, saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';

/** The resume as files: for people and machines, for fields that take a text, and for programs. */
export function ResumeFiles({ resume }: { readonly resume: Resume }) {
  const positionId = resume.positionId ?? undefined;
  const title = ['Resume', resume.name, resume.positionTitle].filter(Boolean).join(' ');
  const failed = { onError: (failure: Error) => notify.failure(failure) };
  const pdf = useMutation({
    mutationFn: async () => saveFile(`${title}.pdf`, await (await ask(resumePdf, { positionId })).blob()),
    ...failed,
  });
  const text = useMutation({
    mutationFn: async () => {
      const { filename, text: content } = await call(resumeText, { positionId });
      download(filename, content, 'text/plain');
    },
    ...failed,
  });
  const json = useMutation({
    mutationFn: async () => {
      const { filename, json: content } = await call(resumeJson, { positionId });
      download(filename, content, 'application/json');
    },
    ...failed,
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={15} />}
            loading={text.isPending || json.isPending}
          >
            Other files
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => text.mutate()}>Plain text</Menu.Item>
          <Menu.Item onClick={() => json.mutate()}>JSON Resume</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<IconDownload size={16} />} loading={pdf.isPending} onClick={() => pdf.mutate()}>
        Export PDF
      </Button>
    </>
  );
}
