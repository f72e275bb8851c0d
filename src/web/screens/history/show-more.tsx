import { useCallback, useEffect, useState } from 'react';
import { t } from '#web/languages/t.ts';
import type { useHistory } from '#web/screens/history/use-history.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './show-more.module.css';

/** How far before its end the list goes on by itself. */
const AHEAD = '1200px';

/** Goes on with the list as its end comes near; the button does it for whoever comes by keyboard, or where that fails. */
export function ShowMore({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  const { fetchNextPage, isFetching, isError } = history;
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isNear && !isFetching && !isError) void fetchNextPage();
  }, [isNear, isFetching, isError, fetchNextPage]);
  return (
    <div ref={watch} className={styles.more}>
      <Button kind="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
        {t('Show more')}
      </Button>
    </div>
  );
}
