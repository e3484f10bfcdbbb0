import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Rules, calls and icons that several pages share, as one file. Left alone they become a dozen files below a
 * kilobyte: 36 instead of 24 requests before a participant can answer, for the same bytes.
 */
const smallShared = {
  name: 'shared',
  test: /src[\\/](domain|api)[\\/]|@tabler[\\/]icons-react/,
  minShareCount: 2,
}

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/bundle-budget.ts reads it.
    manifest: true,
    sourcemap: false,
    // No data: addresses, so that the content security policy needs to allow none for fonts and styles.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [smallShared] } } },
  },
  optimizeDeps: {
    // Routes are loaded lazily: without their files here, the first visit to each would reload the page.
    entries: ['index.html', 'src/{app,features,sync,ui,api}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  },
})
