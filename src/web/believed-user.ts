import { USER_HEADER } from '#domain/access.ts';

let believed: string | undefined;

/** Notes whom this window shows as signed in; every call then says so, and the server refuses it for anybody else. */
export const believe = (user_id: string | undefined): void => {
  believed = user_id;
};

/** The header that names whom this window believes to be signed in. */
export const believedHeader = (): Readonly<Record<string, string>> => (believed ? { [USER_HEADER]: believed } : {});
