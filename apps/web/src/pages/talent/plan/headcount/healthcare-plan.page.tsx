import { HeadcountScreen } from './headcount-screen';
import { healthcareColumns } from './healthcare-columns';
import { UnitGaps } from './unit-gaps';

export const Component = () => (
  <HeadcountScreen title="Workforce Planning" industry="HEALTHCARE" extra={healthcareColumns}>
    <UnitGaps />
  </HeadcountScreen>
);
