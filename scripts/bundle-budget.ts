/**
 * Compares the built client with its budgets, in kB of gzipped script, and prints a table. Exit code 1 when a page
 * exceeds its budget. Run `npm run build` first; a folder other than dist can be given.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { lazyModules, scriptsOf } from './budget/sizes.ts'
import type { Manifest } from './budget/sizes.ts'
import { firstPages } from '#server/http/firstPages.ts'

interface Page {
  name: string
  budgetKb: number
  /** Loaded before the page can be used: keys of the manifest, lazily imported modules by source path. */
  modules: string[]
}

/** A participant's phone loads this before the first answer can be typed. */
const participant: Page = {
  name: 'participant, until the first answer',
  budgetKb: 216.3,
  modules: [
    'index.html',
    'src/features/join/JoinPage.tsx',
    'src/app/routes/SessionPages.tsx',
    'src/features/brainstorm/page/BrainstormRoute.tsx',
  ],
}

/**
 * A facilitator's session, on the answers of a brainstorm with the editor open; grouping and dialogs are loaded later.
 */
const facilitator: Page = {
  name: 'facilitator, session',
  budgetKb: 325.8,
  modules: [
    'index.html',
    'src/app/routes/SessionPages.tsx',
    'src/features/session/shell/FacilitatorShell.tsx',
    'src/app/routes/BuildAgenda.tsx',
    'src/features/lobby/FacilitatorLobby.tsx',
    'src/features/brainstorm/page/BrainstormRoute.tsx',
    'src/features/brainstorm/page/FacilitatorTools.tsx',
    'src/features/brainstorm/page/TitlesInPlace.tsx',
    'src/app/routes/FacilitatorRun.tsx',
    'src/app/routes/SessionEditor.tsx',
    'src/features/brainstorm/editor/BrainstormPanel.tsx',
  ],
}

const otherRouteKb = 60

/**
 * The same facilitator on the Groups page, with an answer and its dialogs open: one more route in addition to the
 * session.
 */
const grouping: Page = {
  name: 'facilitator, session with groups and dialogs',
  budgetKb: 383.7,
  modules: [
    ...facilitator.modules,
    'src/features/brainstorm/groups/GroupsPage.tsx',
    'src/features/brainstorm/groups/GroupsDesk.tsx',
    'src/activity/board/BoardDialogs.tsx',
    'src/features/brainstorm/post/PostDialog.tsx',
    'src/ui/dialogs/AppDialogFrame.tsx',
  ],
}

/** The same phone in an Identify activity: an additional kind does not make the first load larger. */
const identify: Page = {
  name: 'participant in Identify, until the first answer',
  budgetKb: 213.9,
  modules: [
    ...participant.modules.filter((module) => !module.startsWith('src/features/brainstorm/')),
    'src/features/identify/page/IdentifyRoute.tsx',
  ],
}

/** The same phone in a planner, until the first cell is edited; with what draws a long table in small steps. */
const plan: Page = {
  name: 'participant in a planner, until the first cell',
  budgetKb: 237.3,
  modules: [
    ...participant.modules.filter((module) => !module.startsWith('src/features/brainstorm/')),
    'src/features/plan/page/PlanRoute.tsx',
  ],
}

/** The same phone on a vote page, until the first vote: sliders and ballots are larger than a box for an answer. */
const evaluate: Page = {
  name: 'participant in Scales, until the first vote',
  budgetKb: 229.4,
  modules: [
    ...participant.modules.filter((module) => !module.startsWith('src/features/brainstorm/')),
    'src/features/evaluate/page/EvaluateRoute.tsx',
  ],
}

/** The same phone in a pulse, until the first vote. */
const pulse: Page = {
  name: 'participant in a pulse, until the first vote',
  budgetKb: 236,
  modules: [
    ...participant.modules.filter((module) => !module.startsWith('src/features/brainstorm/')),
    'src/features/pulse/page/PulseRoute.tsx',
  ],
}

/** The same phone in Slides, until the document is asked for; pdf.js comes with it. */
const present: Page = {
  name: 'participant in Slides, until the document is asked for',
  budgetKb: 220.8,
  modules: [
    ...participant.modules.filter((module) => !module.startsWith('src/features/brainstorm/')),
    'src/features/present/page/PresentRoute.tsx',
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

const named = [participant, identify, plan, evaluate, pulse, present, facilitator, grouping]
const rows = named.map((page) => ({
  name: page.name,
  kb: gzippedKb(scriptsOf(manifest, page.modules)),
  budgetKb: page.budgetKb,
}))
const session = scriptsOf(manifest, facilitator.modules)
for (const [module, files] of lazyModules(manifest, session)) {
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
