import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import hub from '../candidate.module.css';
import { LanguageCard } from '@/features/voice/language-card';
import { MicrophoneCard } from './microphone-card';
import { RecordingsCard } from '@/features/voice/recordings-card';

/** How the caller speaks to the product, and what of it is kept. */
export function Voice() {
  return (
    <Page title="Voice" description="You can speak wherever you see a microphone. Whatever you speak, you read first.">
      <div className={`${layout.columns} ${hub.touch}`}>
        <div className={layout.stack}>
          <MicrophoneCard />
        </div>
        <div className={layout.stack}>
          <LanguageCard />
          <RecordingsCard />
        </div>
      </div>
    </Page>
  );
}
