import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { compressesFiles } from './scripts/build/compressed.ts'
import { builtKinds, ofFacilitators } from './scripts/build/kinds.ts'
import { leanLibraries } from './scripts/build/leanLibraries.ts'
import { servesPdfFiles } from './scripts/build/pdfFiles.ts'

const absolute = (path: string): string => join(import.meta.dirname, path)

/** What a participant loads before the first answer; modules loaded lazily later share these files. */
const participantPages = [
  'src/app/main.tsx',
  'src/features/join/JoinPage.tsx',
  'src/app/routes/SessionPages.tsx',
  ...builtKinds.filter(({ readers }) => readers === undefined).map(({ page }) => page),
].map(absolute)

/** What a facilitator's session loads in addition before it is usable. */
const facilitatorPages = [
  'src/features/session/shell/FacilitatorShell.tsx',
  'src/app/routes/BuildAgenda.tsx',
  'src/features/lobby/FacilitatorLobby.tsx',
  'src/app/routes/FacilitatorRun.tsx',
  'src/app/routes/SessionEditor.tsx',
  ...ofFacilitators.session,
]

/**
 * A kind of activity that not every participant loads: its rules, its calls, and what its page shares with other parts
 * of it are in separate files, with what only its page needs. Item types are of all kinds that are built of them.
 */
const kindFiles = [
  {
    name: 'items',
    // What acts on items goes with its readers.
    own: /src[\\/]domain[\\/]activity[\\/]items[\\/](?!deskItems)/,
    screens: null,
    remote: null,
    pages: builtKinds.filter(({ hasItems }) => hasItems).map(({ page }) => page),
  },
  ...builtKinds
    .filter(({ readers }) => readers !== undefined)
    .map(({ name, own, screens, remote, page }) => ({ name, own, screens, remote, pages: [page] })),
]

/** What a facilitator loads for grouping answers. */
const groupingPages = ['src/activity/board/BoardDialogs.tsx', ...ofFacilitators.grouping]

/** Modules that pages outside of sessions load too. */
const firstPages = [...participantPages.slice(0, 2), absolute('src/sync/room/deviceData.ts')]

let forFirstPages: ((id: string) => boolean) | undefined
let forParticipants: ((id: string) => boolean) | undefined
const reached = new Map<string, (id: string) => boolean>()

/**
 * Rules, calls and icons, for all roles, except the stop words of clouds and suggestions, which are large and rarely
 * needed.
 */
const ownShared =
  /src[\\/](domain[\\/](?!words|brainstorm[\\/]groups[\\/]words)|api[\\/])|@tabler[\\/]icons-react/
/**
 * Views, texts of activities, and their library. They are in the shared file where participants need them, in their
 * readers' files otherwise, and stay alone where no page needs them at once.
 */
const viewsShared =
  /src[\\/]ui[\\/]|src[\\/]activity[\\/](?!board)(.*[\\/])?\w*[tT]ext\.ts$|@mantine[\\/]|react[\\/]jsx-runtime/

/** What every page begins with: a request each would cost a phone more than these files are long. */
const everywhere =
  /node_modules[\\/](react|react-dom|zustand|clsx)[\\/]|src[\\/]sync[\\/]device[\\/]drafts\.ts/

/** Of so few bytes that a file, or a place in one that not all its readers need, would cost more than it does. */
const tiny = /src[\\/]domain[\\/]activity[\\/]numberOf\.ts/

/**
 * What several pages share, in a few files: what participants need, what the pages of other kinds than brainstorm
 * need, what a facilitator's session needs at once, what grouping needs, and the rest. Left
 * alone it becomes dozens of files below a kilobyte, which are larger together than one.
 */
const smallShared: Rolldown.CodeSplittingGroup = {
  debugName: 'shared',
  name: (id, context) => {
    if (tiny.test(id) || (forParticipants ??= modulesOf(participantPages, context))(id)) return 'shared'
    const shown = kindFiles.find(({ screens }) => screens?.test(id))
    if (shown) return isOnPage(shown.name, shown.pages, context)(id) ? shown.name : null
    if (!ownShared.test(id)) return readersOf(id, context) || null
    const kind = kindFiles.find(({ own }) => own.test(id))
    if (kind) {
      if (kind.remote?.test(id)) return `${kind.name}-remote`
      return isOnPage(kind.name, kind.pages, context)(id) ? kind.name : `${kind.name}More`
    }
    return readersOf(id, context) || 'occasional'
  },
  test: (id) =>
    ownShared.test(id) ||
    viewsShared.test(id) ||
    everywhere.test(id) ||
    kindFiles.some(({ screens }) => screens?.test(id)),
  minShareCount: 2,
}

/**
 * The session itself, without its pages: documents, the outbox, and what kinds of activities share, except the board:
 * who only reads groups needs little of it.
 */
const sessionShared =
  /src[\\/](sync|activity(?![\\/]board))[\\/]|scripts[\\/]build[\\/]plainLogging|src[\\/]app[\\/]registries[\\/]faces|src[\\/]features[\\/](\w+[\\/]face|session[\\/]text|brainstorm[\\/]useBrainstorm)\.ts|node_modules[\\/](@lifeomic|yjs|lib0|y-protocols|@hocuspocus)[\\/]/

/**
 * What the pages of a session share, in one file for the same reason, and what facilitators have beside them in
 * another; who signs in or joins waits for neither.
 */
const sessionFile: Rolldown.CodeSplittingGroup = {
  debugName: 'session',
  name: (id, context) => {
    if ((forFirstPages ??= modulesOf(firstPages, context))(id)) return null
    if ((forParticipants ??= modulesOf(participantPages, context))(id)) return 'session'
    return readersOf(id, context) || null
  },
  test: sessionShared,
  minShareCount: 2,
}

/** What boards of several kinds are sorted with, in one file: who only reads them does without. */
const boardFile: Rolldown.CodeSplittingGroup = {
  debugName: 'board',
  name: (id, context) => {
    const isRead = isOnPage(
      'everybody',
      [...participantPages, ...builtKinds.map(({ page }) => page)],
      context,
    )
    return isRead(id) || !isOnPage('grouping', groupingPages, context)(id) ? null : 'board'
  },
  test: /src[\\/]activity[\\/]board[\\/]/,
  minShareCount: 2,
}

/** What dialogs and menus are laid over the page with, in one file: each user of a part of it would split it again. */
const overlays: Rolldown.CodeSplittingGroup = {
  name: 'overlays',
  test: /node_modules[\\/](@floating-ui|tabbable)[\\/]|@mantine[\\/].*[\\/](Overlay|OptionalPortal|DirectionProvider|use-focus-return|is-element|noop)(\.module)?\.mjs$/,
}

/** Whether pages import a module. @param name identifies the pages */
function isOnPage(name: string, pages: readonly string[], context: Context): (id: string) => boolean {
  const known = reached.get(name) ?? modulesOf(pages.map(absolute), context)
  reached.set(name, known)
  return known
}

/** By what the kinds share that not every participant loads. */
const pagesByReaders: Record<string, string[]> = {}
for (const { page, readers } of builtKinds)
  if (readers !== undefined) pagesByReaders[readers] = [...(pagesByReaders[readers] ?? []), page]

/**
 * A file for each combination of readers, so that nobody loads what only others need: pages of the other kinds than
 * brainstorm, the session of facilitators, grouping, and a paired phone. Empty for what none of them loads at once.
 */
function readersOf(id: string, context: Context): string {
  const pages = Object.entries({
    ...pagesByReaders,
    facilitating: facilitatorPages,
    grouping: groupingPages,
    remote: ['src/app/routes/RemoteOfKinds.tsx'],
  })
  const readers = pages.filter(([name, paths]) => isOnPage(name, paths, context)(id)).map(([name]) => name)
  // Grouping is a part of a facilitator's session: a file more costs more than what the session has in vain.
  const named = readers.includes('facilitating') ? readers.filter((name) => name !== 'grouping') : readers
  return named.join('-')
}

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1]

/**
 * Whether pages import a module, directly or indirectly. Modules from a file that imports everything are tested by
 * name.
 */
function modulesOf(pages: readonly string[], context: Context): (id: string) => boolean {
  const imported = new Set<string>()
  const icons = new Set<string>()
  const views = new Set<string>()
  const open = [...pages]
  const offered = new Set<string>()
  for (let id = open.pop(); id !== undefined; id = open.pop() ?? nextNamed()) {
    const info = imported.has(id) ? null : context.getModuleInfo(id)
    imported.add(id)
    if (!info || id.includes('@tabler')) continue
    for (const [icon] of info.code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) icons.add(icon)
    for (const [, names = ''] of info.code?.matchAll(fromMantine) ?? [])
      for (const [name] of names.matchAll(/\w+/g)) views.add(fileOf(name))
    if (!mantineIndex.test(id)) open.push(...info.importedIds)
    else for (const named of info.importedIds) offered.add(named)
  }
  function nextNamed(): string | undefined {
    return [...offered].find((id) => !imported.has(id) && views.has(basename(id)))
  }
  const iconOf = (id: string): string | undefined => /icons[\\/](Icon\w+)\.mjs$/.exec(id)?.[1]
  return (id) => {
    const icon = iconOf(id)
    // The helper that all icons are built with has no file named after an icon.
    return icon === undefined ? imported.has(id) || id.includes('@tabler') : icons.has(icon)
  }
}

const mantineIndex = /@mantine[\\/]\w+[\\/]esm[\\/]index\.mjs$/
const fromMantine = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/\w+["']/g

/** Components have files named after them, and so do hooks, in lower case. */
function fileOf(name: string): string {
  const isView = /^[A-Z]/.test(name)
  return `${isView ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.mjs`
}

/** Scripts that index.html preloads: lazily loaded parts need not list them again, which saves a kilobyte per phone. */
function isNamedByPage(file: string): boolean {
  return /assets[\\/](shared|rolldown-runtime)-[\w-]{8}\.js$/.test(file)
}

const importPart = join(import.meta.dirname, 'src/ui/loading/importPart.ts')

/**
 * Lazily loaded parts use our own import function, whose failure without a connection lasts only until the network is
 * back.
 */
const importsParts: Plugin = {
  name: 'plenum-imports-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importPart as __vitePreload } from ${JSON.stringify(importPart)}`,
  },
}

export default defineConfig({
  plugins: [importsParts, servesPdfFiles, ...leanLibraries, react(), compressesFiles],
  // The reader of PDFs imports at run time, which the older format has no way to write.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/bundle-budget.ts reads it.
    manifest: true,
    sourcemap: false,
    // Assets as URLs instead of data URIs, so that the content security policy need not allow `data:` for fonts and
    // styles.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !isNamedByPage(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [smallShared, sessionFile, boardFile, overlays],
        },
      },
    },
  },
  optimizeDeps: {
    // Routes are loaded lazily: without their files here, the first visit to each would reload the page.
    entries: [
      'index.html',
      'src/{activity,app,features,sync,ui,api}/**/*.{ts,tsx}',
      '!src/**/*.test.{ts,tsx}',
    ],
  },
})
