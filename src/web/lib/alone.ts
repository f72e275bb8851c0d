/** Does the work unless another tab is at it. Over plain http there are no locks: there the work must bear being done twice. */
export async function alone(name: string, work: () => Promise<unknown>): Promise<void> {
  if (!navigator.locks) await work();
  else await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && work());
}
