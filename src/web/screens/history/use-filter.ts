import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, filterOf, type HistoryFilter } from '#web/screens/history/history-filter.ts';

/** The filter in the address, and how to change it: a choice is a step that Back takes back, typing is none. */
export function useFilter(): readonly [HistoryFilter, (part: Partial<HistoryFilter>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const filter = filterOf(location, search);
  // A jump on the page takes the place of the words behind the #; they are still looked for.
  if (filter.search !== search) setSearch(filter.search);
  const change = (part: Partial<HistoryFilter>) => {
    const isTyping = 'search' in part;
    void navigate({ pathname: location.pathname, ...addressOf({ ...filter, ...part }) }, { replace: isTyping });
  };
  return [filter, change];
}
