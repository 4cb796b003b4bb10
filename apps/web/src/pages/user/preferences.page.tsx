import { Preferences } from '@/features/preferences/preferences';

export const Component = Preferences;
