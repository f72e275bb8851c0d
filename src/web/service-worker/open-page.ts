/** A tab as the worker sees it. */
type Tab = Pick<WindowClient, 'url' | 'focused' | 'focus'>;
type Tabs<T extends Tab> = {
  /** Every tab of this origin, the one used last first. */
  readonly all: readonly T[];
  readonly open: (url: string) => Promise<unknown>;
};

/**
 * Brings up a page of ours: the tab that shows it, or a new one. A tab in which something else is being done is left alone.
 */
export async function openPage<T extends Tab>(url: URL, { all, open }: Tabs<T>): Promise<void> {
  const there = all.filter((tab) => new URL(tab.url).pathname === url.pathname);
  const tab = there.find(({ focused }) => focused) ?? there[0];
  // A tab that was closed this very moment cannot be brought up.
  const isUp = tab && (await tab.focus().catch(() => undefined));
  if (!isUp) await open(url.href);
}
