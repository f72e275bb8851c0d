/** Something happened to an owner's drafts on this device; `isGone`: they signed out and everything was removed. */
export type DraftNews = { readonly owner: string; readonly isGone?: boolean };

let channel: BroadcastChannel | undefined;

/** One channel a tab, because a channel does not hear itself. Where there is none, tabs look when they are seen again. */
function theChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('dayglot-drafts');
  return channel;
}

/** Tells the other tabs. */
export const tellNews = (news: DraftNews): void => theChannel()?.postMessage(news);

/** Hears what other tabs tell, until the answer is called. */
export function onNews(hear: (news: DraftNews) => void): () => void {
  const listen = ({ data }: MessageEvent) => hear(data as DraftNews);
  theChannel()?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
