import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { workshopIdFrom } from '#domain/ids.ts'
import type { UserId } from '#domain/ids.ts'
import { defaultLobbyDesc } from '#domain/workshop.ts'
import {
  insertFacilitator,
  insertWorkshop,
  putCategories,
  updateWorkshop,
} from '#server/database/workshopStatements.ts'
import { insertPart } from '#server/database/partStatements.ts'
import { createDatabase } from '#server/database/database.ts'
import { ensureProfile } from '#server/database/profiles.ts'
import type { Queryable } from '#server/database/journal.ts'
import { inTransaction } from '#server/database/transaction.ts'

const words = ['Kick-off', 'Retrospective', 'Planning', 'Ideas', 'Risk', 'Team day', 'Strategy', 'Review']
const partsEach = 3

/** A database as it is after some years: one person with many sessions, others with some, and public templates. */
export async function fillDashboard(
  pool: Pool,
  userId: UserId,
  counts: { own: number; others: number; each: number; templates: number },
): Promise<void> {
  await makeMany(pool, userId, counts.own, false)
  for (let other = 0; other < counts.others; other += 1) {
    const id = randomUUID()
    await ensureProfile(createDatabase(pool), { id, email: `${id}@example.org` })
    await makeMany(pool, id, counts.each, false)
    await makeMany(pool, id, Math.ceil(counts.templates / counts.others), true)
  }
  await pool.query('analyze')
}

async function makeMany(pool: Pool, creator: UserId, count: number, template: boolean): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    for (let made = 0; made < count; made += 1) await make(transaction, creator, made, template)
    // As if they had been made one after the other.
    await transaction.query(
      `update public.workshops set created_at = now() - (random() * interval '700 days') where creator = $1`,
      [creator],
    )
  })
}

async function make(
  transaction: Queryable,
  creator: UserId,
  place: number,
  template: boolean,
): Promise<void> {
  const id = workshopIdFrom(randomBytes(32))
  const workshopName = `${words[place % words.length] ?? ''} ${place} of the team`
  const row = { id, workshopName, password: '', lobbyDesc: defaultLobbyDesc, template, creator }
  const statements = [insertWorkshop(row), insertFacilitator(id, creator)]
  for (let position = 0; position < partsEach; position += 1) {
    const part = { id: randomUUID(), objectId: randomUUID(), content: 'workshop | brainstorm', position }
    statements.push(insertPart(id, { ...part, partName: 'Ideas', hidden: false, numberOfAxis: null }))
  }
  if (template) {
    statements.push(...updateWorkshop(id, { template_public: true, template_desc: 'For teams' }))
    statements.push(...putCategories(id, [words[place % words.length] ?? 'other']))
  }
  for (const { text, values } of statements) await transaction.query(text, values)
}
