import { EXPORT_FORMAT, EXPORT_VERSION, type FileFormat } from '#domain/export.ts';

/** Everything, to be read by programs and imported again (docs/export-format.md). Without its tail it is no JSON at all. */
export const exportJson: FileFormat = {
  type: 'application/json; charset=utf-8',
  head: (diary) => {
    const open = JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, ...diary }, undefined, 1);
    return `${open.slice(0, -2)},\n "entries": [`;
  },
  entry: (entry, at) => `${at === 0 ? '' : ','}\n${JSON.stringify(entry)}`,
  tail: '\n]}\n',
};
