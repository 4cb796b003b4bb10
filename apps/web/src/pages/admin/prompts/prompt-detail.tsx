import { useState } from 'react';
import { UndoToast } from '@/ui/message/undo-toast';
import { DraftEditor } from './draft-editor';
import { placeOf, type Prompt, type Version } from './prompt';
import { TestVersion } from './test-version';
import { useActivation } from './use-activation';
import { VersionList } from './version-list';
import { VersionText } from './version-text';
import css from './prompts.module.css';

/** One prompt: its versions, the text of the chosen one against the one in use, a trial, and the next draft. */
export function PromptDetail({ prompt }: { readonly prompt: Prompt }) {
  const [versionId, setVersionId] = useState<string>();
  const [base, setBase] = useState<Version>();
  const { activate, activating, undoable, undo, forget } = useActivation(prompt);
  const shown = prompt.versions.find(({ id }) => id === versionId) ?? prompt.versions[0];
  return (
    <div className={css.detail}>
      <VersionList
        title={placeOf(prompt)}
        versions={prompt.versions}
        shown={shown?.id}
        activating={activating}
        onShow={setVersionId}
        onActivate={activate}
        onDraft={setBase}
      />
      {base && (
        <DraftEditor
          key={base.id}
          prompt={prompt}
          base={base}
          onDone={(id) => {
            setBase(undefined);
            if (id) setVersionId(id);
          }}
        />
      )}
      {shown && <VersionText key={`text-${shown.id}`} prompt={prompt} version={shown} />}
      {shown && <TestVersion key={`test-${shown.id}`} version={shown} />}
      {undoable && <UndoToast text={`Version ${undoable.now.version} is in use`} onUndo={undo} onGone={forget} />}
    </div>
  );
}
