import { SegmentedControl } from '@mantine/core';
import { changeOwnProfile, type OwnProfile } from '@talent-os/contracts/talent/own-profile';
import {
  profileSectionLabels,
  profileSections,
  profileVisibilities,
  profileVisibilityLabels,
} from '@talent-os/contracts/talent/profile-parts';
import { SettingsCard } from '@/ui/page/settings-card';
import css from './profile.module.css';

const choices = profileVisibilities.map((value) => ({ value, label: profileVisibilityLabels[value] }));
const whoReads = { private: 'only you read them', hiring: 'people who hire read them' } as const;

const done = (input: Partial<OwnProfile>): string =>
  profileSections
    .flatMap((section) => {
      const visibility = input[section];
      return visibility ? [`${profileSectionLabels[section]}: ${whoReads[visibility]}`] : [];
    })
    .join('. ');

/** Who reads which part of the profile. */
export const VisibilityCard = ({ profile }: { readonly profile: OwnProfile }) => (
  <SettingsCard
    title="Who reads what"
    description="How well your skills fit a position you applied for is shown to its hiring team in any case."
    query={{ data: profile }}
    operation={changeOwnProfile}
    done={done}
  >
    {(values, change, saving) => (
      <div className={css.rows}>
        {profileSections.map((section) => (
          <div className={css.row} key={section}>
            <span id={`reads-${section}`}>{profileSectionLabels[section]}</span>
            <SegmentedControl
              aria-labelledby={`reads-${section}`}
              data={choices}
              disabled={saving}
              value={values[section]}
              onChange={(value) =>
                change({ [section]: profileVisibilities.find((one) => one === value) ?? values[section] })
              }
            />
          </div>
        ))}
      </div>
    )}
  </SettingsCard>
);
