import type { ExportEnding } from '#domain/export.ts';
import { FORMATS } from '#server/export/formats.ts';
import { openEntry, type SealedEntry } from '#server/store/export.ts';
import { openVault, type VaultKey } from '#server/vault/vault.ts';

type Input = {
  readonly vault: VaultKey;
  readonly rows: readonly SealedEntry[];
  readonly ending: ExportEnding;
  /** How many entries the file has so far. */
  readonly at: number;
};

/** Some entries as a file of the export has them. */
export function writeEntries({ vault, rows, ending, at }: Input): string {
  const opened = openVault(vault);
  return rows.map((row, n) => FORMATS[ending].entry(openEntry(opened, row), at + n)).join('');
}
