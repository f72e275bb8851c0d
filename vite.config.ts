import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [react()],
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
    // A polyfill and small inlined assets would both need what our CSP forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
