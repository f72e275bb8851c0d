import { useLocation, useNavigate } from 'react-router';

/** Whether the list stands one step back: it opened this entry. */
export function useIsFromList(): boolean {
  const { state } = useLocation() as { readonly state: unknown };
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

/** Back to the list: to the very place where this entry was opened, if it was opened there. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const isFromList = useIsFromList();
  return () => void (isFromList ? navigate(-1) : navigate('/history', { replace: true }));
}
