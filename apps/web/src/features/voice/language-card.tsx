import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOwnSpeech, setOwnSpeech, speechLanguages } from '@talent-os/contracts/transcription/speech';
import { query } from '@/lib/query';
import { SettingsCard } from '@/ui/page/settings-card';
import { languageName } from './language-name';

const FOUND = 'found';
const choices = [
  { value: FOUND, label: 'Found from what I say' },
  ...speechLanguages.map((language) => ({ value: language, label: languageName(language) })),
];

/** The language the caller speaks when they record. */
export function LanguageCard() {
  const speech = useQuery(query(getOwnSpeech, {}));
  return (
    <SettingsCard
      title="Language"
      description="Speech is written down better where its language is known."
      query={speech}
      operation={setOwnSpeech}
      done={({ language }) =>
        language ? `You speak ${languageName(language)}` : 'The language is found from what you say'
      }
    >
      {({ language }, change, saving) => (
        <Select
          label="Language I speak"
          data={choices}
          value={language ?? FOUND}
          disabled={saving}
          allowDeselect={false}
          searchable
          onChange={(value) => change({ language: speechLanguages.find((one) => one === value) ?? null })}
        />
      )}
    </SettingsCard>
  );
}
