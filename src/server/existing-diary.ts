import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, readEnvironment } from '#server/config.ts';

/** The settings of a diary that is there already. A program beside the server, started without its settings, must not begin another. */
export function configOfExisting(env = readEnvironment()): Config {
  const config = readConfig(env);
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'diary.db')))
    throw new Error(
      `There is no diary in ${config.DATA_DIR}: run this with the settings of the server, its DATA_DIR or DATABASE_URL among them.`,
    );
  return config;
}
