/** How the browser's side is bundled; `app/build/build.ts` runs it and compresses what comes out. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Each has `light-dark()` and `:has()`: nothing is rewritten for older ones. */
const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

const SERVER = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [react()],
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    assetsDir: 'assets',
    target: BROWSERS,
    cssTarget: BROWSERS,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The budget is kept by test/app/budget.test.ts, in what is sent.
    chunkSizeWarningLimit: 1_000,
    // What is loaded with what: .vite/manifest.json.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Cut by who needs what alone, a page is made of up to 60 files: without HTTP/2 they come six at a time.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'often', minShareCount: 22 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/app/api': SERVER, '/docs': SERVER, '/w/': SERVER } },
})
