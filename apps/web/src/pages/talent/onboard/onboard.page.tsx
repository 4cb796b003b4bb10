import { Onboarding } from './onboarding';

export const Component = () => <Onboarding title="Onboard" />;
