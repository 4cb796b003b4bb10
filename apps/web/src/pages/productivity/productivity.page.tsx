import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { CalendarButton } from './calendar-button';
import { useTaskMoves } from './tasks/use-task-moves';
import { TodayView } from './today/today-view';
import { useProductivityView, views, type View } from './use-productivity-view';
import layout from '@/ui/page/layout.module.css';

const GoalDrawer = lazyPart(async () => (await import('./goals/goal-drawer')).GoalDrawer);
const GoalsView = lazyPart(async () => (await import('./goals/goals-view')).GoalsView);
const NewGoalDialog = lazyPart(async () => (await import('./goals/form/new-goal-dialog')).NewGoalDialog);
const ProgressView = lazyPart(async () => (await import('./progress/progress-view')).ProgressView);
const NewTaskDialog = lazyPart(async () => (await import('@/features/tasks/new-task-dialog')).NewTaskDialog);
const TaskDrawer = lazyPart(async () => (await import('./tasks/task-drawer')).TaskDrawer);
const TasksView = lazyPart(async () => (await import('./tasks/tasks-view')).TasksView);

/** The productivity hub: my day, my goals, my tasks and how the weeks went. */
export function Component() {
  const place = useProductivityView();
  const moves = useTaskMoves();
  return (
    <Page
      title="Productivity"
      description="Scattered to Streamlined"
      actions={
        <>
          <CalendarButton />
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => place.create('goal')}>
            Add goal
          </Button>
          <Button leftSection={<IconPlus size={16} />} aria-keyshortcuts="N" onClick={() => place.create('task')}>
            Add task
          </Button>
        </>
      }
    >
      <Tabs
        value={place.view}
        onChange={(view) => view && place.show(view as View)}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="Parts of the hub" labels={views} value={place.view} />
        <Tabs.Panel value="today">
          <TodayView place={place} moves={moves} />
        </Tabs.Panel>
        <Tabs.Panel value="goals">
          <GoalsView place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="tasks">
          <TasksView place={place} moves={moves} />
        </Tabs.Panel>
        <Tabs.Panel value="progress">
          <ProgressView />
        </Tabs.Panel>
      </Tabs>
      {place.taskId && <TaskDrawer key={place.taskId} taskId={place.taskId} moves={moves} onClose={place.close} />}
      {place.goalId && <GoalDrawer key={place.goalId} goalId={place.goalId} place={place} />}
      {place.creating === 'task' && <NewTaskDialog onClose={place.close} />}
      {place.creating === 'goal' && <NewGoalDialog onClose={place.close} onCreated={place.openGoal} />}
      {moves.told}
    </Page>
  );
}
