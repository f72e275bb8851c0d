/** What finds an entry: its id, and its owner with it, so that nobody reaches another's by an id alone. */
export type EntryKey = { readonly user_id: string; readonly id: string };
