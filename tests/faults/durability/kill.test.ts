import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { showAnswers } from '../../database/acts.ts'
import { projectionOf, valuesOf } from '../../database/brainstormValues.ts'
import { attached, createWorkshop, startNode } from '../../database/liveWorkshop.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import type { OpenActs, TickerReport, TickerStart } from './ticker.ts'

const database = withDatabase()
const kills = 5
const seed = Number(process.env['KILL_SEED'] ?? 20)

/** Acts as known to their sender: unacknowledged ones are retried, as an outbox or a provider does. */
interface Ledger {
  open: OpenActs
  saved: Set<string>
  savedGroups: Set<string>
}

test('[C1] [C2] [C4] [HT1] a server killed five times under load loses nothing acknowledged and applies nothing twice', async () => {
  const workshop = await createWorkshop(database.pool)
  const node = startNode(database.pool)
  await node.ticks.submit(showAnswers(workshop))
  await node.stop()
  const { databaseUrl } = database
  const secrets = Array.from({ length: 30 }, () => randomBytes(32).toString('hex'))
  const ledger: Ledger = { open: { answers: [], edits: [] }, saved: new Set(), savedGroups: new Set() }
  for (let kill = 0; kill < kills; kill += 1) {
    const child = await startTicker({ databaseUrl, workshop, secrets, open: ledger.open }, ledger)
    const { saved, savedGroups } = ledger
    const [answers, groups] = [saved.size, savedGroups.size]
    // At a random moment of ticks, commits and compactions; the seed decides.
    await new Promise((resolve) => setTimeout(resolve, 300 + ((seed * 7919 * (kill + 1)) % 900)))
    // On a busy machine that is before it saved anything.
    await expect.poll(() => saved.size > answers + 30 && savedGroups.size > groups).toBe(true)
    await killed(child)
  }
  const last = await startTicker({ databaseUrl, workshop, secrets, open: ledger.open }, ledger)
  await killed(last)
  expect(ledger.saved.size).toBeGreaterThan(kills * 30)
  expect(ledger.savedGroups.size).toBeGreaterThan(kills)

  const fresh = startNode(database.pool)
  const desk = await attached(fresh, workshop, workshop.desk)
  const board = await attached(fresh, workshop, workshop.board)
  await fresh.stop()
  const posts = new Map(readPosts(desk).map((post) => [post.id, post]))
  for (const id of ledger.saved) expect(posts.get(id)).toMatchObject({ text: `second ${id}`, score: 1 })
  const groups = readGroups(desk).map((group) => group.id)
  expect(groups).toEqual(expect.arrayContaining([...ledger.savedGroups]))
  expect(new Set(groups).size).toBe(groups.length)
  // Tables and documents agree, also on what was saved and not acknowledged.
  const ids = async (sql: string): Promise<string[]> => {
    const { rows } = await database.pool.query<{ id: string }>(sql, [workshop.workshopId])
    return rows.map((row) => row.id).sort()
  }
  expect(await ids(`select id from contents where workshop_id = $1 and kind = 'post'`)).toEqual(
    [...posts.keys()].sort(),
  )
  const liked = [...roots.scores(desk).keys()].sort()
  expect(await ids('select target_id as id from votes where workshop_id = $1')).toEqual(liked)
  expect(await ids(`select id from contents where workshop_id = $1 and kind = 'postGroup'`)).toEqual(
    groups.sort(),
  )
  expect(valuesOf(board)).toEqual(valuesOf(projectionOf(desk, board)))
})

/** Resolves when everything that a killed server left open is saved. */
function startTicker(start: TickerStart, ledger: Ledger): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'ticker.ts'), { serialization: 'json' })
  child.send(start)
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('the ticker ended before it was ready')))
    child.on('message', (report: TickerReport) => {
      if (report.kind === 'ready') resolve(child)
      else if (report.kind === 'failed') reject(new Error(report.message))
      else enter(report, ledger)
    })
  })
}

function enter(report: TickerReport, { open, saved, savedGroups }: Ledger): void {
  if (report.kind === 'sent') open.answers.push(report.answer)
  if (report.kind === 'sentEdit') open.edits.push(report.edit)
  if (report.kind === 'saved') {
    saved.add(report.id)
    open.answers = open.answers.filter(({ id }) => id !== report.id)
  }
  if (report.kind === 'savedEdit') {
    savedGroups.add(report.groupId)
    open.edits = open.edits.filter(({ groupId }) => groupId !== report.groupId)
  }
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGKILL')
  })
}
