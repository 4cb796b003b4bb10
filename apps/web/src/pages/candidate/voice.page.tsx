import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import css from './mobile/mobile.module.css';

const VoiceTalk = lazyPart(async () => (await import('./voice/voice-talk')).VoiceTalk);

/** The assistant by voice: hold to talk, read what was understood, send it. */
export const Component = () => (
  <Page title="Voice" description="Hold the button and ask. You read what was understood before it is sent.">
    <div className={css.column}>
      <VoiceTalk />
    </div>
  </Page>
);
