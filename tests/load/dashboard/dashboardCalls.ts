import { join } from 'node:path'
import { callPlenum } from '../calls.ts'
import { inMs, median, percentile, ratio, timed } from '../figures.ts'
import { startServerProcess } from '../serverProcess.ts'

const warmUp = 5
const row = 'id workshopName createdTimeStamp retentionDays ended creator { id firstName lastName } password'
const search = 'team'
const cases: Record<string, { query: string; path: string }> = {
  'first page (50)': { query: `{ workshops(first: 50) { ${row} } }`, path: '/page' },
  'search, first page': {
    query: `{ workshops(first: 50, search: "${search}") { ${row} } }`,
    path: `/search?for=${search}`,
  },
  'all of them': { query: `{ workshops { ${row} } }`, path: '/all' },
  templates: {
    query: `{ templates { id workshopName templateDesc templatePic copyCounter creator { firstName lastName }
      publictemplateinfoSet { category } } }`,
    path: '/page',
  },
}

export interface CallsOptions {
  port: number
  token: string
  userId: string
  databaseUrl: string
  rounds: number
}

/** Prints how long the lists take, and the ratio to the peer's answers. */
export async function timeCalls({ port, token, userId, databaseUrl, rounds }: CallsOptions): Promise<void> {
  const peer = await startServerProcess(join(import.meta.dirname, '../peers/selectServer.ts'), [
    databaseUrl,
    userId,
  ])
  const askPeer = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${peer.port}${path}`)
    return response.json()
  }
  for (const [name, { query, path }] of Object.entries(cases)) {
    const times: Record<'plenum' | 'page' | 'all', number[]> = { plenum: [], page: [], all: [] }
    for (let round = -warmUp; round < rounds; round += 1) {
      const plenumMs = await timed(() => callPlenum(port, query, {}, token))
      const peerMs = await timed(() => askPeer(path))
      const allMs = await timed(() => askPeer('/all'))
      if (round < 0) continue
      times.plenum.push(plenumMs)
      times.page.push(peerMs)
      times.all.push(allMs)
    }
    const [ours, theirs, all] = [times.plenum, times.page, times.all].map(median)
    console.log(
      `${name.padEnd(20)} Plenum ${inMs(ours)} (p95 ${inMs(percentile(times.plenum, 0.95))}), one select ${inMs(theirs)}` +
        `, select of all ${inMs(all)}: ${ratio(ours, theirs)} of one select, ${ratio(ours, all)} of all`,
    )
  }
  await peer.stop()
}
