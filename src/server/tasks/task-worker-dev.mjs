// The worker thread where the server runs from its sources: a thread does not inherit the TypeScript loader.
import { register } from 'tsx/esm/api';

register();
export const { runTask } = await import('./task-worker.ts');
