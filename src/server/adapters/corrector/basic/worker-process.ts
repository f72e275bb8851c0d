import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Bounds of the JavaScript heap in MB: small young generations, and far more than the word lists and rules need. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=400'];

/**
 * Starts a worker file in a process of its own: when it ends, all of its memory goes back to the system, which that of a
 * thread does not. It gets nothing of the environment and so none of the server's keys. Built files are plain
 * JavaScript; in development and in tests the file is TypeScript, which needs tsx.
 */
export function startWorker(url: URL): ChildProcess {
  const loader = url.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  return fork(fileURLToPath(url), [], {
    execArgv: [...HEAP, ...loader],
    // glibc keeps pools of memory for threads, which costs more than it gains here.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Whether the process keeps the server running: only while somebody waits for it. */
export function holdWorker(worker: ChildProcess, isWaitedFor: boolean): void {
  if (isWaitedFor) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

/** Ends a process at once and waits until it is gone. */
export async function endWorker(worker: ChildProcess): Promise<void> {
  const isRunning = worker.pid !== undefined && worker.exitCode === null && worker.signalCode === null;
  if (!isRunning) return;
  worker.ref();
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.kill('SIGKILL');
  await gone;
}
