import { parseArgs } from 'node:util'
import { holdToHalfACore } from './halfCore.ts'
import { startPeer } from './peers/peerTarget.ts'
import type { PeerKind } from './peers/peerTarget.ts'
import { startPlenumTarget } from './plenumTarget.ts'
import { report } from './report.ts'
import { idle, push, pushInStorm, reload, shape, startMeasure } from './scenarios.ts'
import { storm } from './storm.ts'
import type { Figures, Target } from './target.ts'

/**
 * npm run bench: Plenum against its peers, in turn, each in a process of its own. Run it alone.
 *
 *     npm run bench -- --people 200,1000 --repeats 3 --servers Plenum,Hocuspocus
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200,1000' },
    repeats: { type: 'string', default: '3' },
    servers: { type: 'string', default: 'Plenum,Hocuspocus,Hocuspocus 50 ms,y-websocket' },
  },
})

const hocuspocus = 'tests/load/peers/hocuspocusServer.ts'
const peers: PeerKind[] = [
  { name: 'Hocuspocus', script: hocuspocus, args: ['0'], namesDocuments: true },
  { name: 'Hocuspocus 50 ms', script: hocuspocus, args: ['50'], namesDocuments: true },
  { name: 'y-websocket', script: 'tests/load/peers/yWebsocketServer.ts', args: [], namesDocuments: false },
]
const wanted = values.servers.split(',')
const figures: Figures[] = []

for (const people of values.people.split(',').map(Number)) {
  for (let round = 0; round < Number(values.repeats); round += 1) {
    for (const name of wanted) {
      const peer = peers.find((one) => one.name === name)
      await run(people, () => (peer ? startPeer(peer) : startPlenumTarget()))
    }
  }
}
console.log(`\n${report(figures)}`)

/** Everything one server is put through, in an order in which the answers of one scenario serve the next. */
async function run(
  people: number,
  start: () => Promise<Target & { joined?: Parameters<typeof shape>[0] }>,
): Promise<void> {
  const target = await start()
  try {
    const measure = startMeasure(target)
    await target.join(people)
    if (target.joined) keep({ ...measure(), scenario: 'join wave', people, ...shape(target.joined, people) })
    keep(await storm(target, people, 10, 0))
    keep(await storm(target, people, 2, people))
    keep(await push(target, people))
    keep(await idle(target, people))
    keep(await reload(target, people))
    keep(await pushInStorm(target, people, 2 * people))
    const release = holdToHalfACore(target.pid)
    if (release === null) console.log(`${target.name}: a process cannot be held to half a core here`)
    else keep({ ...(await storm(target, people, 10, 3 * people)), scenario: 'storm, half a core' })
    release?.()
  } finally {
    await target.stop()
  }
}

function keep(one: Figures): void {
  figures.push(one)
  const { target, scenario, people, p50, p95, delivered, cpuSeconds, megabytes } = one
  console.log(
    `${target}, ${scenario}, N=${people}: p50 ${p50} p95 ${p95} ms, delivered ${delivered}, CPU ${cpuSeconds.toFixed(2)} s, ${one.frames} frames, ${megabytes.toFixed(0)} MB`,
  )
}
