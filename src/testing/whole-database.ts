import { sql } from 'kysely';
import type { Db } from '#server/store/db.ts';

/** Every row of every table, whichever there are, as text. */
export async function wholeDatabase({ kysely }: Db): Promise<Record<string, string[]>> {
  const tables = (await kysely.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
  const rows = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    return [name, rows.map((row) => JSON.stringify(row))] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
