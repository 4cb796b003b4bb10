import { LicenceFigures } from './licence-figures';
import { RecruitScreen } from './recruit-screen';

export const Component = () => (
  <RecruitScreen title="Healthcare Recruitment" industry="HEALTHCARE" views={['board', 'table', 'positions']}>
    <LicenceFigures />
  </RecruitScreen>
);
