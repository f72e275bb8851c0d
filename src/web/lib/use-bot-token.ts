import { useEffect } from 'react';

/** Signs that somebody is about to do something for which the server will ask for a token. */
const ACTS = ['focusin', 'keydown', 'pointerdown'] as const;

/**
 * Has the token of the bot check ready before it is needed: got when the browser is idle after the screen has come, kept
 * fresh while somebody is busy on it.
 */
export function useBotToken(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let loading: Promise<typeof import('#web/bot-token.ts')> | undefined;
    const prepare = () => {
      loading ??= import('#web/bot-token.ts');
      // Should it not load, the call that needs it tries again.
      loading.then((tokens) => tokens.prepareBotToken()).catch(() => undefined);
    };
    const cancel = whenIdle(prepare);
    for (const act of ACTS) document.addEventListener(act, prepare, { passive: true });
    return () => {
      cancel();
      for (const act of ACTS) document.removeEventListener(act, prepare);
    };
  }, [isNeeded]);
}

/** Runs the work when nothing else is going on; Safari does not tell, there it is a little later. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}
