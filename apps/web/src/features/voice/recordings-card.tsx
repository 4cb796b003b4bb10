import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { forgetRecordings, getOwnSpeech } from '@talent-os/contracts/transcription/speech';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Card } from '@/ui/page/card';

/** What is kept of what the caller said, and its end. */
export function RecordingsCard() {
  const speech = useQuery(query(getOwnSpeech, {}));
  const [ask, question] = useConfirmed(forgetRecordings, () => ({
    input: {},
    danger: true,
    title: 'Delete what is kept of your voice?',
    confirm: 'Delete all',
    done: 'Nothing of what you said is kept',
    children: 'Recordings that are still written down end without a text. What you put into forms and messages stays.',
  }));
  const texts = speech.data?.texts ?? 0;
  return (
    <Card
      title="What is kept"
      description="A recording is deleted as soon as its text is made. The text goes after a day."
    >
      <p>{texts > 0 ? `${counted(texts, 'texts')} of the last day` : 'No text is kept now.'}</p>
      <Button variant="default" color="red" onClick={() => ask()}>
        Delete all
      </Button>
      {question}
    </Card>
  );
}
