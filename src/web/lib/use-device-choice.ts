import { useSyncExternalStore } from 'react';
import { chooseOnDevice, deviceChoice } from '#web/lib/device-choice.ts';

/** Told on this page, and by another tab. */
const EVENTS = ['dayglot-choice', 'storage'];

function watch(look: () => void): () => void {
  for (const type of EVENTS) addEventListener(type, look);
  return () => {
    for (const type of EVENTS) removeEventListener(type, look);
  };
}

/** One of a few choices, remembered on this device; the first of them until one is made. */
export function useDeviceChoice<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): readonly [T, (choice: T) => void] {
  const look = () => deviceChoice(name);
  const kept = useSyncExternalStore(watch, look, look);
  const choice = choices.find((one) => one === kept) ?? choices[0];
  return [choice, (chosen) => chooseOnDevice(name, chosen)];
}
