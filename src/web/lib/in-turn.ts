/**
 * Does the work when no other of this name is under way, here or in another tab. Over plain http there are no locks: there the
 * work must bear being done twice.
 */
export async function inTurn(name: string, work: () => Promise<unknown>): Promise<void> {
  if (!navigator.locks) await work();
  else await navigator.locks.request(name, work);
}
