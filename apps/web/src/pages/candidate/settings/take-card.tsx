import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { takeOwnData } from '@talent-os/contracts/talent/own-data';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';
import { useToday } from '@/lib/use-today';
import { Card } from '@/ui/page/card';
import { Quiet } from '@/ui/display/quiet';

/** Everything the caller can read of themselves, taken along as one file. */
export function TakeCard() {
  const today = useToday();
  const take = useMutation({
    mutationFn: async () => saveFile(`My data ${today}.zip`, await (await ask(takeOwnData, {})).blob()),
    onError: (failure) => notify.failure(failure),
  });
  return (
    <Card title="Take it with you" description="One archive: your papers as files, your data as JSON.">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={take.isPending}
        onClick={() => take.mutate()}
      >
        Make an archive
      </Button>
      <p>
        <Quiet>It takes up to a minute. It is made for you, and kept nowhere.</Quiet>
      </p>
    </Card>
  );
}
