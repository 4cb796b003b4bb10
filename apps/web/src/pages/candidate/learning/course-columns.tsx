import { courseStates } from '@talent-os/contracts/talent/courses';
import type { OpenCourse } from '@talent-os/contracts/talent/learning';
import { decimal, minutesText, money } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';

export const courseMain: MainColumn<OpenCourse> = {
  field: 'title',
  title: 'Course',
  under: ({ summary }) => summary,
  badges: ({ required }) => required && <StatusBadge variant="warning">Required</StatusBadge>,
};

const priceText = (price: number | null, currency: string): string => (price ? money(price, currency) : 'Free');

export const courseColumns = (currency: string): readonly RecordColumn<OpenCourse>[] => [
  { field: 'provider', title: 'Provider', stack: 'fact' },
  {
    field: 'credits',
    title: 'Contact hours',
    align: 'right',
    render: ({ credits }) => credits && decimal(credits),
    text: ({ credits }) => (credits ? decimal(credits) : ''),
    stack: ({ credits }) => credits && `${decimal(credits)} contact hours`,
  },
  {
    field: 'minutes',
    title: 'Takes',
    align: 'right',
    render: ({ minutes }) => minutes && minutesText(minutes),
    text: ({ minutes }) => (minutes ? minutesText(minutes) : ''),
    stack: ({ minutes }) => minutes && minutesText(minutes),
  },
  {
    field: 'price',
    title: 'Price',
    align: 'right',
    render: ({ price }) => priceText(price, currency),
    text: ({ price }) => priceText(price, currency),
    stack: ({ price }) => priceText(price, currency),
  },
  {
    field: 'skills',
    title: 'Skills',
    optional: true,
    render: ({ skills }) => skills.join(', '),
    text: ({ skills }) => skills.join(', '),
  },
  {
    field: 'course',
    title: 'My way',
    render: ({ course, saved }) =>
      course ? (
        <StatusBadge variant={course.status === 'completed' ? 'success' : 'default'}>
          {courseStates[course.status]}
        </StatusBadge>
      ) : (
        saved && <StatusBadge variant="secondary">Saved</StatusBadge>
      ),
    text: ({ course, saved }) => (course ? courseStates[course.status] : saved ? 'Saved' : ''),
    stack: 'badge',
  },
];
