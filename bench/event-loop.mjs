// Loaded into the server under a bench: writes how late its event loop ran, in ms, when the process ends.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
// What starting the server took is not what is measured.
process.once('SIGUSR2', () => delays.reset());
const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
process.once('exit', () => {
  const report = { p50: late(delays.percentile(50)), p99: late(delays.percentile(99)), max: late(delays.max) };
  writeFileSync(process.env.EVENT_LOOP_REPORT, JSON.stringify(report));
});
