import { useQueryClient } from '@tanstack/react-query';
import { readsChangedBy, type Operation } from '@talent-os/contracts/define';
import { call } from '@/lib/api';
import { texts } from '@/lib/failure-text';
import { notify } from '@/lib/notify';
import { beginWrite } from '@/lib/own-writes';
import { readAgain } from '@/lib/query';

/** Sends the write of a row, which is only known when it is acted on, and reads again what it changed. A failure is told. */
export function useSend() {
  const client = useQueryClient();
  return async (operation: Operation, input: unknown): Promise<unknown> => {
    const write = beginWrite(operation);
    try {
      const answer: unknown = await call(operation, input as never, { answered: write.answered });
      void readAgain(client, write.succeed());
      return answer;
    } catch (failure) {
      void readAgain(client, write.fail());
      notify.failure(failure, texts.operationFailed);
      throw failure;
    } finally {
      await readAgain(client, readsChangedBy(operation));
    }
  };
}
