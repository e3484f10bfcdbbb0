import { expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import type { DoneNumbers } from '#domain/workshop/roster.ts'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { ServerMessage } from '#domain/serverMessages.ts'
import { newProjectorToken } from '#server/access/projectorTokens.ts'
import { markFinished } from '#server/commands/finished.ts'
import { putProjectorLink } from '#server/database/workshops/projectorLinks.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { authFrame } from '#support/documents/frames.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene({ times: { rosterMs: 50 } }, { each: true })

/** A link as the call creates it. */
async function link(workshopId = at.workshop.workshopId): Promise<string> {
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(createDatabase(at.server.pool), workshopId, hash)
  tell()
  return token
}

function tell(): void {
  at.server.signals.emit('rightsChanged', { workshopId: at.workshop.workshopId, userId: null })
}

async function screen(token: string): Promise<RawClient> {
  return at.open({ ...at.pat, token }, at.workshop.state)
}

const twoHere = { type: 'roster', count: 2, names: [], nicknames: [], joined: 1, here: 1, finished: {} }

test('[J1] the projector is in no roster and no count, and receives numbers and no name', async () => {
  const client = await screen(await link())
  for (const who of [at.workshop.facilitator, at.pat]) await at.open(who, at.workshop.state)
  for (;;) {
    const { text } = await client.next('stateless', at.workshop.state)
    expect(text).not.toMatch(/Fay|Pat/)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || message.count < 2) continue
    expect(message).toEqual(twoHere)
    break
  }
  const people = await at.server.collaboration.rosterOf(at.workshop.workshopId)
  expect(people.map(({ name }) => name)).toEqual(['Fay', 'Pat'])
  expect(at.server.collaboration.connectionsIn(at.workshop.workshopId)).toBe(2)
  const late = await screen(await link())
  const { text } = await late.next('stateless', at.workshop.state)
  expect(parseServerMessage(text)).toEqual(twoHere)
})

test('[J1] [F2] the projector receives how many are done with visible activities; participants receive no such number', async () => {
  // Nobody else has the session open: the marks were set by calls.
  const client = await screen(await link())
  await at.server.ticks.submit(markFinished(await at.authorOf(at.pat), at.workshop, true))
  expect(await numbers(client, { [at.workshop.objectId]: 1 })).toMatchObject({ names: [], joined: 1 })
  const ann = await at.open(at.pat, at.workshop.state)

  await at.server.pool.query('update public.parts set hidden = true where id = $1', [at.workshop.partId])
  tell()
  await numbers(client, {})
  const late = await screen(await link())
  await numbers(late, {})
  await at.server.pool.query('update public.parts set hidden = false where id = $1', [at.workshop.partId])
  tell()
  await numbers(late, { [at.workshop.objectId]: 1 })

  await at.server.pool.query('update public.workshops set ended_at = now() where id = $1', [
    at.workshop.workshopId,
  ])
  at.server.signals.emit('marksChanged', { workshopId: at.workshop.workshopId })
  await numbers(late, undefined)
  await ann.sync(at.workshop.state)
  const heard = ann.received.flatMap((frame) => (frame.kind === 'stateless' ? [frame.text] : []))
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((text) => /finished/.test(text))).toEqual([])
})

/** The first roster with these numbers of people done. */
async function numbers(client: RawClient, finished: DoneNumbers['finished']): Promise<ServerMessage> {
  for (;;) {
    const { text } = await client.next('stateless', at.workshop.state)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || !('names' in message)) continue
    if (JSON.stringify(message.finished) === JSON.stringify(finished)) return message
  }
}

test('[J2] a socket stays bound to one link', async () => {
  const other = await at.server.people.workshop()
  const client = await screen(await link())
  client.send(authFrame(at.workshop.state, await link(other.workshopId)))
  expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
})
