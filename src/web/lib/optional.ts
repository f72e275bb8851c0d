import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes after the page; should its code not come, the page does without. */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
