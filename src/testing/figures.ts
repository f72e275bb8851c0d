import { appendFileSync } from 'node:fs';

/** One row of the table that a suite of its own command prints at its end (scripts/lib/figures.mjs); elsewhere nothing. */
export function figure(what: string, measured: string, target = ''): void {
  const file = process.env.FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ what, measured, target })}\n`);
}
