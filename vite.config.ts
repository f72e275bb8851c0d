import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://localhost:3001';

/** What every first visit to the diary needs stands in one file: it compresses better together than apart. */
const FIRST = [
  /node_modules.(react|react-dom|scheduler|react-router|idb-keyval)./,
  /node_modules.@tanstack.(query-core|react-query)(?!.*(mutationObserver|useMutation|infiniteQueryObserver|useInfinite|queriesObserver))/,
  /src.domain.(access|attestation|day|entry|errors|mood)\.ts/,
  /src.web.(api|wire|believed-user|device-user|query-client|session|session-query|status)\.ts/,
  /src.web.drafts.(draft|slot|draft-storage|draft-news)\.ts/,
  /src.web.lib.(class-names|device-choice|focus-heading|new-id|optional|use-bot-token|use-online)\.ts/,
  /src.web.(ui.(button|page|mood-face|mood-colour.module)|shell.loader|feedback.(day-headline|failure-messages|parts|same-words))\.(ts|css)/,
];

const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

export default defineConfig({
  plugins: [react()],
  // The package's own choice is its development build, with warnings for those who write pages.
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  worker: { format: 'es' },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(['/call', '/dev', '/mail-link', '/healthz'].map((p) => [p, server])),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: (id) => FIRST.some((one) => one.test(id)) }] } },
    },
    // A polyfill and small inlined assets would both need what our CSP forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
