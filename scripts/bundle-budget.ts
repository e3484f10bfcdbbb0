/**
 * Compares the built client with its budgets, in kB of gzipped script, and prints a table. Exit code 1 when a page
 * exceeds its budget. Run `npm run build` first; a folder other than dist can be given.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtKinds, ofFacilitators } from './build/kinds.ts'
import { lazyModules, scriptsOf } from './budget/sizes.ts'
import type { Manifest } from './budget/sizes.ts'
import { firstPages } from '#server/http/firstPages.ts'

interface Page {
  name: string
  budgetKb: number
  /** Loaded before the page can be used: keys of the manifest, lazily imported modules by source path. */
  modules: string[]
}

const session = ['index.html', 'src/app/routes/SessionPages.tsx']

/** What a session loads by itself before its page is drawn; what stands beside the page is loaded after that. */
const unasked = [
  'src/features/join/SessionIdForm.tsx',
  'src/ui/focus/listFocus.ts',
  'src/sync/documents/roomFiles.ts',
]

/** A participant's phone loads this before the first answer, cell or vote. `tests/load/pageBench.ts` shows that it is all. */
const participants = builtKinds.map(({ page, budget: [name, budgetKb] }): Page => {
  return { name, budgetKb, modules: [...session, 'src/features/join/JoinPage.tsx', page, ...unasked] }
})

/**
 * A facilitator's session, on the answers of a brainstorm with the editor open; grouping and dialogs are loaded later.
 */
const facilitator: Page = {
  name: 'facilitator, session',
  budgetKb: 324,
  modules: [
    ...session,
    'src/features/session/shell/FacilitatorShell.tsx',
    'src/app/routes/BuildAgenda.tsx',
    'src/features/lobby/FacilitatorLobby.tsx',
    'src/app/routes/FacilitatorRun.tsx',
    'src/app/routes/SessionEditor.tsx',
    ...builtKinds.flatMap(({ page, facilitator }) => (facilitator ? [page, ...facilitator] : [])),
  ],
}

const otherRouteKb = 62

/**
 * The same facilitator on the Groups page, with an answer and its dialogs open: one more route in addition to the
 * session.
 */
const grouping: Page = {
  name: 'facilitator, session with groups and dialogs',
  budgetKb: 382.9,
  modules: [
    ...facilitator.modules,
    ...ofFacilitators.grouping,
    'src/activity/board/BoardDialogs.tsx',
    'src/ui/dialogs/AppDialogFrame.tsx',
  ],
}

/** Large by nature, and loaded only when one is opened. */
const exempt = [/pdf/i, /worker/i]

const dist = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../dist'))
const manifestPath = resolve(dist, '.vite/manifest.json')
if (!existsSync(manifestPath)) {
  console.error('There is no built client: run "npm run build" first.')
  process.exit(1)
}
const manifestText = readFileSync(manifestPath, 'utf8')
const manifest: Manifest = JSON.parse(manifestText)

// The modules that the server preloads with a page have to exist.
for (const { modules } of firstPages) scriptsOf(manifest, modules)

const rows = [...participants, facilitator, grouping].map((page) => ({
  name: page.name,
  kb: gzippedKb(scriptsOf(manifest, page.modules)),
  budgetKb: page.budgetKb,
}))
for (const [module, files] of lazyModules(manifest, scriptsOf(manifest, facilitator.modules))) {
  if (files.size === 0 || exempt.some((pattern) => pattern.test(module))) continue
  rows.push({ name: `+ ${module}`, kb: gzippedKb(files), budgetKb: otherRouteKb })
}

for (const { name, kb, budgetKb } of rows) {
  const verdict = kb > budgetKb ? 'OVER' : 'ok'
  console.log(
    `${name.padEnd(60)} ${kb.toFixed(1).padStart(7)} of ${String(budgetKb).padStart(5)} kB  ${verdict}`,
  )
}
if (rows.some(({ kb, budgetKb }) => kb > budgetKb)) process.exitCode = 1

function gzippedKb(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length)
  return bytes.reduce((all, one) => all + one, 0) / 1000
}
