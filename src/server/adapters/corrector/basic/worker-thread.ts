import { Worker } from 'node:worker_threads';

/**
 * Starts a worker file. Built files are plain JavaScript. In development and in tests the file is TypeScript, which a
 * worker of Node 20 loads only when tsx registers inside it.
 */
export function startWorker(url: URL): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url);
  const [tsx, file] = [JSON.stringify(import.meta.resolve('tsx/esm/api')), JSON.stringify(url.href)];
  const code = `import { register } from ${tsx}; register(); await import(${file});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
}
