import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://localhost:3001';

/** What every first visit to the diary needs stands in one file: it compresses better together than apart. */
const FIRST = [
  /node_modules.(react|react-dom|scheduler|react-router|idb-keyval)./,
  /node_modules.@tanstack.(query-core|react-query)(?!.*(mutationObserver|useMutation|infiniteQueryObserver|useInfinite|queriesObserver))/,
  /src.domain.(access|attestation|day|entry|errors|message|mood)\.ts/,
  /src.web.(api|wire|early-answer|believed-user|device-user|query-client|session|session-query|status)\.ts/,
  /src.web.drafts.(draft|slot|draft-storage|draft-news)\.ts/,
  /src.web.languages.t\.ts/,
  /src.web.lib.(class-names|device-choice|focus-heading|in-turn|loaded-ahead|new-id|optional|use-bot-token|use-online|when-idle)\.ts/,
  /src.web.analytics.tell-statistic/,
  /src.web.(ui.(button|page|notice|mood-face|mood-colour.module)|shell.loader|feedback.(day-headline|failure-messages|parts|same-words))\.(ts|css)/,
];

/** What comes right after it, before anybody writes. */
const NOTES = /src.web.(screens.diary.(part-notes|prompts|prompt-switch)|lib.use-device-choice|ui.switch)/;

/** What several screens share, a file for each kind of it; the fewer files there are, the fewer names the first visit loads. */
const SHARED = {
  language: /src.web.languages.[a-z-]+\.(tsx?|module\.css)$|src.domain.(speaker|page-language)\.ts/,
  legal: /src.web.screens.legal/,
  feedback:
    /src.web.feedback|src.domain.(edits|tries|feedback|align|diff|wrap|unlike|coarse-diff)\.ts|src.web.lib.language-name/,
  forms:
    /src.web.(ui.(advice|form-message|email-field|card|field|password-field)|lib.(seconds-in-words|use-sending|auth-message|refusal)|session-actions)|src.domain.(validation|auth-codes|password)\.ts/,
  access: /src.web.screens.(login|register|reset|mail-veri)/,
  // What tells that the network is gone is loaded while it is there, all of it together.
  'at-hand': /src.web.screens.diary.(entry-said|failure-popup)/,
};

/** Two files may call something by the same name. */
const hash = (file: string) =>
  createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3);

const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/**
 * What the picture of a page needs comes before what makes it move, so scripts have a low priority; a browser takes few of
 * those at a time, so the long one is named first and the type last (docs/decisions/0033).
 */
const inOrderOfNeed: Plugin = {
  name: 'in-order-of-need',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [first = ''] = /<link rel="modulepreload"[^>]*\/first-[^>]*>\s*/.exec(html) ?? [];
      const [type = ''] = /<link\s+rel="preload"\s+as="font"[^>]*>\s*/.exec(html) ?? [];
      return html
        .replace(first, '')
        .replace(type, '')
        .replace('<script type="module"', (script) => first + script)
        .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace('</head>', (end) => type + end);
    },
  },
};

export default defineConfig({
  plugins: [react(), inOrderOfNeed],
  // The package's own choice is its development build, with warnings for those who write pages.
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: (name, file) => `${name}-${hash(file)}` } },
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: (id) => FIRST.some((one) => one.test(id)), priority: 3 },
            { name: 'notes', test: NOTES, priority: 2 },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test, priority: 1 })),
          ],
        },
        // The first visit loads the names of a hundred files: a short hash tells the versions of one from each other.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    // A polyfill and small inlined assets would both need what our CSP forbids. What the document names, no script names again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/assets.(first|rolldown-runtime)-/.test(file)),
    },
    assetsInlineLimit: 0,
  },
});
