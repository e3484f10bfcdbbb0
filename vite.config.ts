import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'

/** What a participant loads before the first answer; what else they need comes with these. */
const participantPages = [
  'src/app/main.tsx',
  'src/features/join/JoinPage.tsx',
  'src/app/SessionPages.tsx',
  'src/features/brainstorm/BrainstormRoute.tsx',
].map((path) => join(import.meta.dirname, path))

let forParticipants: ((id: string) => boolean) | undefined

/**
 * Rules, calls and icons that several pages share, in two files: what participants need, and the rest. Left alone they
 * become dozens of files below a kilobyte, for the same bytes.
 */
const smallShared: Rolldown.CodeSplittingGroup = {
  name: (id, context) => ((forParticipants ??= participantModules(context))(id) ? 'shared' : 'facilitating'),
  test: /src[\\/](domain|api)[\\/]|@tabler[\\/]icons-react/,
  minShareCount: 2,
}

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

/** Whether the pages of participants import a module. Icons come out of one file that names them all, so those are asked by name. */
function participantModules(context: Context): (id: string) => boolean {
  const reached = new Set<string>()
  const icons = new Set<string>()
  const open = [...participantPages]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = reached.has(id) ? null : context.getModuleInfo(id)
    reached.add(id)
    if (!info || id.includes('@tabler')) continue
    for (const [icon] of info.code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) icons.add(icon)
    open.push(...info.importedIds)
  }
  const iconOf = (id: string): string | undefined => /icons[\\/](Icon\w+)\.mjs$/.exec(id)?.[1]
  return (id) => {
    const icon = iconOf(id)
    // What all icons are made with is in no file of their name.
    return icon === undefined ? reached.has(id) || id.includes('@tabler') : icons.has(icon)
  }
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
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [smallShared] } },
    },
  },
  optimizeDeps: {
    // Routes are loaded lazily: without their files here, the first visit to each would reload the page.
    entries: ['index.html', 'src/{app,features,sync,ui,api}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  },
})
