import { type ComponentType, createElement, lazy, useState } from 'react';

/** `load` has the code at hand, for who knows that it will be shown. */
export type Ahead<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * A component that loads itself when it is first shown, and is there at once where its code has come before. In the place of a
 * lazy one, even if its code has come, React shows something else first and leaves that for 300 ms.
 */
export function loadedAhead<Props extends object>(fetched: () => Promise<ComponentType<Props>>): Ahead<Props> {
  const load = async () => {
    known = await fetched();
    return { default: known };
  };
  /** What is fetched, or what fetches it. */
  let known: ComponentType<Props> = lazy(load);
  const Shown = (props: Props) => createElement(useState(() => known)[0], props);
  return Object.assign(Shown, { load });
}
