import { EXPORT_ENDINGS, type ExportEnding, type FileFormat } from '#domain/export.ts';
import { exportAnki } from '#domain/export-anki.ts';
import { exportCsv } from '#domain/export-csv.ts';
import { exportJson } from '#domain/export-json.ts';
import { exportMarkdown } from '#domain/export-markdown.ts';

/** How each file of the export is written. */
export const FORMATS: Readonly<Record<ExportEnding, FileFormat>> = {
  json: exportJson,
  csv: exportCsv,
  md: exportMarkdown,
  'anki.tsv': exportAnki,
};

/** The ending in the name of an exported file, such as «json» in entries.json; undefined: there is no such file. */
export const endingOf = (file: string): ExportEnding | undefined =>
  EXPORT_ENDINGS.find((ending) => file === `entries.${ending}`);
