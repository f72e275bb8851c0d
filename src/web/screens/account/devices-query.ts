import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api.ts';

export const DEVICES_KEY = ['devices'] as const;

/** The devices on which a learner is signed in, the one seen most recently first. */
export const devicesQuery = (user_id: string) =>
  queryOptions({
    queryKey: [...DEVICES_KEY, user_id],
    queryFn: async ({ signal }) => (await call('listDevices', {}, { signal })).devices,
  });
