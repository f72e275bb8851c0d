import { type TaskName, tasks } from '#server/tasks/tasks.ts';

/** What a worker thread does with a message: runs the task that it names. */
export const runTask = ({ name, input }: { readonly name: TaskName; readonly input: unknown }): unknown =>
  (tasks[name] as (input: unknown) => unknown)(input);
