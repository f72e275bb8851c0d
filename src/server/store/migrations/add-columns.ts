import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a schema that migrations do not know.
type AnyDb = Kysely<any>;
type Column = readonly [name: string, type: 'text' | 'integer' | 'bigint', build?: Build];
type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** Adds the columns that are missing: on SQLite a migration that was killed half-way is run again from its beginning. */
export async function addColumns(db: AnyDb, table: string, columns: readonly Column[]): Promise<void> {
  const known = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  for (const [name, type, build = (column: ColumnDefinitionBuilder) => column] of columns)
    if (!known.some((column) => column.name === name))
      await db.schema.alterTable(table).addColumn(name, type, build).execute();
}
