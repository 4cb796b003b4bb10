import { RecruitScreen } from './recruit-screen';

export const Component = () => (
  <RecruitScreen title="Sales Recruitment" industry="SALES" views={['positions', 'board', 'table']} />
);
