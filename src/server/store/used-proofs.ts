import type { Sql } from '#server/store/db.ts';

/** Rows stay longer than their proofs, for servers whose clocks differ. */
const KEPT_MS = 60 * 60_000;

/** Uses a proof up; true for the first who shows it, however many do so at once. */
export async function takeProof(sql: Sql, proof: { id: string; expires_ms: number }): Promise<boolean> {
  const inserted = await sql
    .insertInto('used_proof')
    .values(proof)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets the proofs that nobody can show any more. */
export async function deleteExpiredProofs(sql: Sql, now_ms: number): Promise<void> {
  await sql
    .deleteFrom('used_proof')
    .where('expires_ms', '<=', now_ms - KEPT_MS)
    .execute();
}
