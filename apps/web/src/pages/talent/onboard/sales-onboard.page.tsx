import { Onboarding } from './onboarding';

export const Component = () => <Onboarding title="Sales Onboarding" industry="SALES" />;
