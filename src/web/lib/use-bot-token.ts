import { useEffect } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';

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
