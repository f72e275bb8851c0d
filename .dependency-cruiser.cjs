// Which room may import which (docs/house.md). scripts/walls.test.mjs plants violations to prove that this sees them.
const no = (name, from, to) => ({ name, severity: 'error', from, to });
const TEST = '\\.test\\.tsx?$';
module.exports = {
  forbidden: [
    no('domain-alone', { path: '^src/domain/', pathNot: TEST }, { pathNot: '^src/domain/' }),
    no('web-not-server', { path: '^src/web/' }, { path: '^src/(server|testing)/' }),
    no(
      'web-contract-types-only',
      { path: '^src/web/' },
      { path: '^src/contract(\\.ts$|/)', dependencyTypesNot: ['type-only'] },
    ),
    no('web-no-node', { path: '^src/web/' }, { dependencyTypes: ['core'] }),
    no('server-not-web', { path: '^src/(server|testing)/' }, { path: '^src/web/' }),
    no(
      'adapters-from-compose-only',
      { path: '^src/', pathNot: ['^src/server/adapters/', '^src/server/compose\\.ts$', '^src/testing/', TEST] },
      { path: '^src/server/adapters/' },
    ),
    no(
      'calls-know-no-vendor',
      { path: '^src/server/(calls|jobs)/', pathNot: TEST },
      { dependencyTypes: ['npm', 'npm-optional', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    no(
      'sql-in-store-only',
      { path: '^src/', pathNot: ['^src/server/(store|adapters/db)/', '^src/testing/', TEST] },
      { path: 'node_modules/(kysely|libsql|pg)/' },
    ),
    no(
      'screens-apart',
      { path: '^src/web/screens/([^/]+)/' },
      { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    ),
    no('widgets-know-no-screen', { path: '^src/web/(ui|lib|feedback)/' }, { path: '^src/web/screens/' }),
    no('code-not-tests', { path: '^src/', pathNot: ['^src/testing/', TEST] }, { path: ['^src/testing/', TEST] }),
    no('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    no('unresolved', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
