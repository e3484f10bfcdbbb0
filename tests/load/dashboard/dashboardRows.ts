import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { workshopIdFrom } from '#domain/ids.ts'
import type { UserId } from '#domain/ids.ts'
import { defaultLobbyDesc } from '#domain/workshop/workshop.ts'
import {
  insertFacilitator,
  insertWorkshop,
  putCategories,
  updateWorkshop,
} from '#server/database/workshops/workshopStatements.ts'
import { insertPart } from '#server/database/contents/partStatements.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { ensureProfile } from '#server/database/accounts/profiles.ts'
import type { Queryable } from '#server/database/contents/journal.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'

const words = ['Kick-off', 'Retrospective', 'Planning', 'Ideas', 'Risk', 'Team day', 'Strategy', 'Review']
const partsEach = 3

/** A database as after some years: one person with many sessions, others with some, and public templates. */
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
    // With creation times as if they had been made one after the other.
    await transaction.query(
      `update public.workshops set created_at = now() - (random() * interval '700 days') where creator = $1`,
      [creator],
    )
  })
}

async function make(
  transaction: Queryable,
  creator: UserId,
  index: number,
  template: boolean,
): Promise<void> {
  const id = workshopIdFrom(randomBytes(32))
  const workshopName = `${words[index % words.length] ?? ''} ${index} of the team`
  const row = { id, workshopName, password: '', lobbyDesc: defaultLobbyDesc, template, creator }
  const statements = [insertWorkshop(row), insertFacilitator(id, creator)]
  for (let position = 0; position < partsEach; position += 1) {
    const part = { id: randomUUID(), objectId: randomUUID(), content: 'workshop | brainstorm', position }
    statements.push(insertPart(id, { ...part, partName: 'Ideas', hidden: false, numberOfAxis: null }))
  }
  if (template) {
    statements.push(...updateWorkshop(id, { template_public: true, template_desc: 'For teams' }))
    statements.push(...putCategories(id, [words[index % words.length] ?? 'other']))
  }
  for (const { text, values } of statements) await transaction.query(text, values)
}
