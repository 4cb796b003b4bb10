import { exportSignedTrail } from '@talent-os/contracts/audit/trail';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/api';
import { counted } from '@/lib/counted';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';
import type { AuditFilters } from './period';

export type ExportProgress = { readonly done: number; readonly records: number };

/** Fetches a signed file part by part and hands it to the browser once all of it is there. */
export function useSignedExport(onDone: () => void) {
  const [progress, setProgress] = useState<ExportProgress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function stop(): void {
    running.current?.abort();
    setProgress(undefined);
  }

  async function run(period: Pick<AuditFilters, 'from' | 'to'>): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setProgress({ done: 0, records: 0 });
    try {
      const { filename, parts, records } = await fetchParts(period, controller.signal, setProgress);
      if (records === 0) return setProblem('There are no events in this period.');
      saveFile(filename, new Blob(parts, { type: 'application/x-ndjson' }));
      notify.success(`${filename} downloaded, ${counted(records, 'events')}`);
      onDone();
    } catch (failure) {
      if (!controller.signal.aborted) notify.failure(failure);
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  }

  return { progress, problem, run, stop };
}

async function fetchParts(
  period: Pick<AuditFilters, 'from' | 'to'>,
  signal: AbortSignal,
  onPart: (progress: ExportProgress) => void,
) {
  let part = await call(exportSignedTrail, period, { signal });
  const { filename, records, until } = part;
  const parts = [part.lines];
  if (until === null) return { filename, parts: [], records: 0 };
  while (part.next !== null) {
    onPart({ done: records - (until - part.next + 1), records });
    part = await call(exportSignedTrail, { first: part.next, until }, { signal });
    parts.push(part.lines);
  }
  return { filename, parts, records };
}
