import type { TaskPool } from '#server/ports/task-pool.ts';
import { createKeyedQueue } from '#server/tasks/keyed-queue.ts';
import { type TaskInput, type TaskName, type TaskOutput, tasks } from '#server/tasks/tasks.ts';

/** Runs tasks in this thread: for tests and programs that serve one person at a time. */
export function createInlinePool(): TaskPool {
  const inTurn = createKeyedQueue();
  return {
    inTurn,
    run: (user_id, name, input) => inTurn(user_id, async () => call(name, input)),
    close: async () => undefined,
  };
}

/** Copies what goes in and out, as the way to another thread does. */
function call<K extends TaskName>(name: K, input: TaskInput<K>): TaskOutput<K> {
  const task = tasks[name] as (input: TaskInput<K>) => TaskOutput<K>;
  return structuredClone(task(structuredClone(input)));
}
