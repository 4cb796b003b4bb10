import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type DownloadButtonProps = {
  readonly loading: boolean;
  readonly save: () => Promise<void>;
  readonly children: ReactNode;
};

/** Takes something along as a file. What failed has told its own story by then. */
export const DownloadButton = ({ loading, save, children }: DownloadButtonProps) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={15} />}
    loading={loading}
    onClick={() => void save().catch(() => undefined)}
  >
    {children}
  </Button>
);
