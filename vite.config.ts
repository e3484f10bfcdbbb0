import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  },
  optimizeDeps: {
    // Routes are loaded lazily: without their files here, the first visit to each would reload the page.
    entries: ['index.html', 'src/{app,features,sync,ui,api}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  },
})
