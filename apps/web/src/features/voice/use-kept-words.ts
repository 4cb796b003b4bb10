import { useState, type RefObject } from 'react';
import { notify } from '@/lib/notify';
import { speakInto } from './speak-into';

const KEPT = 'What you said is kept: make room and press “Put in what you said”.';
/** Long enough to read what became of the words. */
const READ_MS = 10_000;

/** Puts what was said into a field; what does not fit is kept, and what is said next comes behind it. */
export function useKeptWords(field: RefObject<HTMLTextAreaElement | null>) {
  const [kept, setKept] = useState<string>();
  const put = (spoken?: string) => {
    const words = [kept, spoken].filter(Boolean).join(' ');
    const refusal = field.current ? speakInto(field.current, words) : undefined;
    setKept(refusal && words);
    if (refusal) notify.error(`${refusal} ${KEPT}`, { duration: READ_MS });
  };
  return { kept, put };
}
