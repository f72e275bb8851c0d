import { useLocation } from 'react-router';

/** Whether the page that began something is still the one that is shown; an answer that is late leads nobody away from another. */
export function useStillHere(): () => boolean {
  const { key } = useLocation();
  return () => ((history.state as { readonly key?: string } | null)?.key ?? 'default') === key;
}
