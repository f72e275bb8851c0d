import type { Compilable, CompiledQuery } from 'kysely';
import type { Sql } from '#server/store/db.ts';

/** A query as it was compiled, and which of its parameters take which of the caller's values. */
type Kept<Row> = { readonly query: CompiledQuery<Row>; readonly names: ReadonlyMap<unknown, string> };

/**
 * A query of which only the values change, for what is asked with nearly every call: Kysely puts it together and into words
 * once for each database, which takes longer than the database's answer. `build` must not look at the values it is given: they
 * are marks of where the caller's belong.
 */
export function keptQuery<Values extends object, Row>(
  build: (sql: Sql, values: Values) => Compilable<Row>,
): (sql: Sql, values: Values) => Promise<Row[]> {
  const kept = new WeakMap<Sql, Kept<Row>>();
  return async (sql, values) => {
    const { query, names } = kept.get(sql) ?? compile(build, sql, Object.keys(values));
    kept.set(sql, { query, names });
    const parameters = query.parameters.map((parameter) => {
      const name = names.get(parameter);
      return name === undefined ? parameter : values[name as keyof Values];
    });
    return (await sql.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function compile<Values extends object, Row>(
  build: (sql: Sql, values: Values) => Compilable<Row>,
  sql: Sql,
  keys: readonly string[],
): Kept<Row> {
  const marks = keys.map((name) => [name, Symbol(name)] as const);
  const names = new Map<unknown, string>(marks.map(([name, mark]) => [mark, name]));
  return { query: build(sql, Object.fromEntries(marks) as Values).compile(), names };
}
