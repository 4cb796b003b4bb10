import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { Certifications } from './certification/certifications';
import { Preparation } from './preparation/preparation';
import { Builder } from './resume/builder';

/** What goes with an application, each part at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/apply/builder': Builder,
  '/candidate/apply/preparation': Preparation,
  '/candidate/apply/certification': Certifications,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? Builder;
  return <Part />;
}
