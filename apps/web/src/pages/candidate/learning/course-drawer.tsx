import { Button, Drawer, Group, Stack } from '@mantine/core';
import { courseFormats } from '@talent-os/contracts/talent/catalogue-shapes';
import { enrollInCourse } from '@talent-os/contracts/talent/courses';
import { saveCourse, type OpenCourse } from '@talent-os/contracts/talent/learning';
import { decimal, minutesText, money } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { CourseUnderWay } from '../grow/course-step';

type CourseDrawerProps = { readonly course: OpenCourse; readonly onClose: () => void };

/** One course: what it is, its parts, and the next step in it. */
export function CourseDrawer({ course, onClose }: CourseDrawerProps) {
  const { title, summary, parts, course: way } = course;
  return (
    <Drawer opened position="right" size={560} title={title} onClose={onClose}>
      <Stack gap="lg">
        <p>{summary}</p>
        <CourseFacts course={course} />
        <Steps course={course} />
        {parts.length > 0 && (
          <Section title="Parts">
            <ol>
              {parts.map((part, at) => (
                <li key={part}>
                  {part} {way && at < way.partsDone && <Quiet>finished</Quiet>}
                </li>
              ))}
            </ol>
          </Section>
        )}
      </Stack>
    </Drawer>
  );
}

type PartProps = { readonly course: OpenCourse };

function CourseFacts({ course: { provider, format, minutes, credits, price, required, skills } }: PartProps) {
  const { currency } = useMe().organization;
  return (
    <Facts
      items={[
        ['Provider', provider],
        ['How it is taken', format && courseFormats[format]],
        ['Takes', minutes && minutesText(minutes)],
        ['Contact hours', credits && decimal(credits)],
        ['Price', price ? money(price, currency) : 'Free'],
        ['For whom', required ? 'Everybody in the industry takes it' : null],
        ['Skills', skills.join(', ')],
      ]}
    />
  );
}

function Steps({ course: { id, title, price, saved, course, may } }: PartProps) {
  const enroll = useCommand(enrollInCourse, { done: 'You are enrolled' });
  const save = useCommand(saveCourse, { done: saved ? 'No longer saved' : 'Saved' });
  const underWay = course !== null && course.status !== 'completed';
  return (
    <div>
      <Group gap="xs" role="group" aria-label="Actions">
        {underWay && <CourseUnderWay course={course} text={title} />}
        {may.do.includes('enroll') && (
          <Button size="sm" loading={enroll.loading} onClick={() => enroll.mutate({ catalogueItemId: id })}>
            {course ? 'Take it again' : 'Enroll'}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          loading={save.loading}
          onClick={() => save.mutate({ catalogueItemId: id, saved: !saved })}
        >
          {saved ? 'Remove from saved' : 'Save'}
        </Button>
      </Group>
      {!underWay && !may.do.includes('enroll') && price && (
        <Quiet>Your organization pays for it once it stands in the plan you and your manager agreed on.</Quiet>
      )}
    </div>
  );
}
