import { HeadcountScreen } from './headcount-screen';

export const Component = () => <HeadcountScreen title="Plan" />;
