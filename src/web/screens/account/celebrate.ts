import styles from './celebrate.module.css';

/** How many pieces of confetti, and after how long they are gone, in ms (spec §9). */
const PARTICLES = 150;
const CONFETTI_MS = 1200;
/** Frames of a piece's life: it has faded by the end. */
const TICKS = Math.floor((CONFETTI_MS / 1000) * 60);
/** The page's own colours, by their tokens. */
const COLOURS = ['--accent', '--mood-1', '--mood-2', '--mood-3', '--mood-4', '--mood-5'];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Confetti for a saved change (spec §2 /account). For whoever wants less motion nothing is loaded or drawn. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // An ornament that cannot be loaded is not missed.
  const confetti = await import('canvas-confetti').catch(() => undefined);
  if (!confetti) return;
  const canvas = document.createElement('canvas');
  canvas.className = styles.confetti ?? '';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  // A worker would be made of a text, which our CSP forbids.
  const fire = confetti.create(canvas, { useWorker: false, resize: true, disableForReducedMotion: true });
  void fire({ particleCount: PARTICLES, ticks: TICKS, spread: 100, origin: { y: 0.7 }, colors: coloursOfTheme() });
  await wait(CONFETTI_MS);
  fire.reset();
  canvas.remove();
}

function coloursOfTheme(): string[] {
  const theme = getComputedStyle(document.documentElement);
  return COLOURS.map((token) => theme.getPropertyValue(token).trim());
}
