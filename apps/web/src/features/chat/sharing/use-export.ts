import { exportJson, exportMarkdown } from '@talent-os/contracts/chat/export';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';

/** A conversation as a file to keep. What failed has told its own story by then. */
export function useExport(sessionId: string) {
  const markdown = useCommand(exportMarkdown, { done: ({ filename }) => `${filename} downloaded` });
  const json = useCommand(exportJson, { done: ({ filename }) => `${filename} downloaded` });
  return {
    loading: markdown.loading || json.loading,
    saveMarkdown: (): Promise<void> =>
      markdown.run({ sessionId }).then(
        (file) => download(file.filename, file.markdown, 'text/markdown'),
        () => undefined,
      ),
    saveJson: (): Promise<void> =>
      json.run({ sessionId }).then(
        (file) => download(file.filename, file.json, 'application/json'),
        () => undefined,
      ),
  };
}
