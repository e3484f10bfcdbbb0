import { parseArgs } from 'node:util'
import { goalsFor } from './goals.ts'
import { holdToHalfACore } from './serverProcess.ts'
import { medianRows, goalsTable, measuredTable } from './report.ts'
import { startPeer } from './peers/peerTarget.ts'
import type { PeerKind } from './peers/peerTarget.ts'
import { startPlenumTarget } from './plenumTarget.ts'
import type { LoadRoom } from './plenumTarget.ts'
import { turnPages, fillBoard, idle, join, push, pushInStorm, reload, warmUp, votes } from './scenarios.ts'
import { storm } from './storm.ts'
import type { Figures, Target } from './target.ts'

/**
 * npm run bench: compares Plenum with stock Hocuspocus, in turn, each in a process of its own, and prints the tables of
 * docs/performance.md. Run it alone on the machine. Exit code 1 when something that should have arrived did not.
 *
 *     npm run bench                      three rounds, medians: about ten minutes
 *     npm run bench -- --quick           one round: under four minutes
 *     npm run bench -- --only votes      the votes alone
 *     npm run bench -- --only cells      two hundred people who fill in a planner, alone
 *     npm run bench -- --only pages      a facilitator who turns pages of slides for two hundred screens, alone
 *     npm run bench -- --people 50 --few 20 --quick --servers "Plenum,Hocuspocus,Hocuspocus 50 ms,y-websocket"
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    few: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    servers: { type: 'string', default: 'Plenum,Hocuspocus' },
    only: { type: 'string' },
  },
})

const parts = ['votes', 'cells', 'pages']
if (values.only !== undefined && !parts.includes(values.only))
  throw new Error(`there is no part ${values.only}`)

const hocuspocus = 'tests/load/peers/hocuspocusServer.ts'
const peers: PeerKind[] = [
  { name: 'Hocuspocus', script: hocuspocus, args: ['0'], namesDocuments: true },
  { name: 'Hocuspocus 50 ms', script: hocuspocus, args: ['50'], namesDocuments: true },
  { name: 'y-websocket', script: 'tests/load/peers/yWebsocketServer.ts', args: [], namesDocuments: false },
]
const many = Number(values.people)
const few = Number(values.few)
const rounds = values.quick ? 1 : Number(values.rounds)
const startedAt = performance.now()
const figures: Figures[] = []
const failures: string[] = []

for (let round = 1; round <= rounds; round += 1) {
  for (const name of values.servers.split(',')) {
    if (values.only === undefined) await run(name, round, everything)
    if (values.only === undefined && few > 0) await run(name, round, smallStorm)
    if (isRun('votes')) await run(name, round, voting, 'scales')
    // Its peers have no cells that are compared with what they replace.
    if (isRun('cells') && name === 'Plenum' && few > 0) await run(name, round, cells, 'plan')
    if (isRun('pages') && few > 0) await run(name, round, pages, 'slides')
  }
}
const rows = medianRows(figures)
console.log(`\n${measuredTable(rows)}\n\n${goalsTable(goalsFor(many, few), rows)}`)
console.log(`\n${rounds} rounds in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
for (const failure of failures) console.log(`FAILED ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

function isRun(part: string): boolean {
  return values.only === undefined || values.only === part
}

/** The run of one server, from start to end. A failure does not affect the others. */
async function run(name: string, round: number, scenarios: Scenarios, room?: LoadRoom): Promise<void> {
  const keep = (one: Figures): void => note({ ...one, round })
  try {
    const peer = peers.find((one) => one.name === name)
    const target = await (peer ? startPeer(peer) : startPlenumTarget(room))
    await scenarios(target, keep).finally(() => target.stop())
  } catch (error) {
    failures.push(`${name}, round ${round}: ${String(error)}`)
  }
}

type Scenarios = (target: Target, keep: (one: Figures) => void) => Promise<void>

/** In this order the answers of one scenario serve the next, and no connection is silent for a minute. */
async function everything(target: Target, keep: (one: Figures) => void): Promise<void> {
  await warmUp(target, Math.min(50, many))
  keep(await join(target, many))
  keep(await storm(target, many, 10))
  keep(await storm(target, many, 2, 'burst 2 s'))
  keep(await push(target, many))
  await fillBoard(target, many)
  keep(await reload(target, many))
  keep(await idle(target, many))
  keep(await pushInStorm(target, many))
  const release = holdToHalfACore(target.pid)
  if (release === null) return console.log(`${target.name}: a process cannot be held to half a core here`)
  keep(await storm(target, many, 10, 'storm, half a core'))
  release()
}

async function smallStorm(target: Target, keep: (one: Figures) => void): Promise<void> {
  await warmUp(target, Math.min(50, few))
  await join(target, few)
  keep(await storm(target, few, 10))
}

async function voting(target: Target, keep: (one: Figures) => void): Promise<void> {
  await join(target, many)
  for (const one of await votes(target, many)) keep(one)
}

async function cells(target: Target, keep: (one: Figures) => void): Promise<void> {
  await warmUp(target, Math.min(50, few))
  await join(target, few)
  keep(await storm(target, few, 2, 'cells 2 s'))
}

async function pages(target: Target, keep: (one: Figures) => void): Promise<void> {
  await join(target, few)
  keep(await turnPages(target, few))
}

function note(one: Figures): void {
  figures.push(one)
  const { target, scenario, people, p50, p95, last, delivered, cpuSeconds, frames, megabytes } = one
  console.log(
    `${target}, ${scenario}, N=${people}: p50 ${p50} p95 ${p95} last ${last} ms, delivered ${delivered}, CPU ${cpuSeconds.toFixed(2)} s, ${frames} frames, ${megabytes.toFixed(0)} MB`,
  )
  failures.push(...one.failures.map((failure) => `${target}, ${scenario}, N=${people}: ${failure}`))
}
