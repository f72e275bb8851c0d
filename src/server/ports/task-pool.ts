import type { TaskInput, TaskName, TaskOutput } from '#server/tasks/tasks.ts';

/**
 * Runs what takes long away from the event loop. A learner has one task at a time, and learners are served in turn: one who
 * asks for a lot makes only themselves wait.
 */
export type TaskPool = {
  /** Runs a task for a learner. What goes in and comes out is plain data. Throws what the task throws. */
  readonly run: <K extends TaskName>(user_id: string, name: K, input: TaskInput<K>) => Promise<TaskOutput<K>>;
  /** Runs other heavy work of a learner, such as the basic corrector's, in their turn. It must not run tasks itself. */
  readonly inTurn: <T>(user_id: string, work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};
