import type { Kind } from '#web/service-worker/kind.ts';

/** How long a page may take to come over the network before the one on this device is shown, in ms. */
export const PAGE_WITHIN_MS = 3000;

/** The names of the two caches. */
export type Names = { readonly shell: string; readonly fonts: string };

/** What came over the wire may vary by its compression; on this device it is all the same. */
const AS_KEPT: CacheQueryOptions = { ignoreVary: true };

/** Answers a request for the page or one of its files, with or without a network. */
export async function answerFrom(request: Request, kind: Exclude<Kind, 'foreign'>, names: Names): Promise<Response> {
  if (kind === 'page') return page(request, names.shell);
  const kept = await (await caches.open(kind === 'font' ? names.fonts : names.shell)).match(request, AS_KEPT);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (kind === 'font' && fresh.status === 200) await (await caches.open(names.fonts)).put(request, fresh.clone());
  return fresh;
}

/** The newest page where the server answers in time, else the one that is kept. */
async function page(request: Request, shell: string): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WITHIN_MS));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  // A proxy whose server is down answers with a page of its own.
  if (first && first.status < 500) return first;
  return (await (await caches.open(shell)).match('/?offline', AS_KEPT)) ?? fresh;
}
