import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Action } from './action';
import { useCopy } from './use-copy';

export function CopyAction({ text }: { readonly text: string }) {
  const { copied, copy } = useCopy();
  return (
    <Action label={copied ? 'Copied' : 'Copy'} icon={copied ? IconCheck : IconCopy} onClick={() => void copy(text)} />
  );
}
